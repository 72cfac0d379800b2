import { CallError } from '@fairground/contract/envelope'
import type { BetModel } from '@fairground/contract/round'
import { describe, expect, it } from 'vitest'
import { shownBet } from './bet-state.ts'
import { type BetKind, createBetDriver } from './driver.ts'
import { FLIGHT_RULES, type FlightOrder, type KnownTerm, type Moment, takeDecision, takeTerm } from './flight-kind.ts'

const bet = (over: Partial<BetModel> = {}): BetModel => ({
  id: 'b1',
  gameId: 'crash',
  result: 'PENDING',
  betAmount: 5,
  options: {},
  edge: 300,
  winAmount: 0,
  multiplier: 0,
  balance: 95,
  balanceVersion: 1,
  held: false,
  createdAt: 0,
  termId: 't1',
  round: {
    step: 0,
    multiplier: 1,
    nextMultiplier: 1,
    picked: [],
    nonce: 0,
    serverSeedHash: '0'.repeat(64),
    clientSeed: 'lucky',
  },
  ...over,
})

interface Answers {
  findOpen: () => Promise<BetModel | undefined>
  isDecided: (id: string) => Promise<boolean>
  getBet: (id: string) => Promise<BetModel>
  placeBet: (order: FlightOrder, key: string, termId: string | undefined) => Promise<BetModel>
  stop: (betId: string, key: string) => Promise<BetModel>
}

/** A slot over a server whose answers the test gives one by one. */
function openTestSlot(answers: Partial<Answers> = {}) {
  const requests: string[] = []
  const reportedBets: BetModel[] = []
  let keys = 0
  const say =
    <Args extends unknown[], Answer>(name: string, answer: (...args: Args) => Answer) =>
    (...args: Args) => {
      requests.push([name, ...args.map((arg) => (typeof arg === 'string' ? arg : ''))].join(' ').trim())
      return answer(...args)
    }
  const isDecided = say('result', answers.isDecided ?? (async () => true))
  const getBet = say('get', answers.getBet ?? (async () => bet()))
  const placeBet = say('bet', answers.placeBet ?? (async () => bet()))
  const stop = say('stop', answers.stop ?? (async () => bet({ result: 'WIN', multiplier: 2.31, winAmount: 11.55 })))
  const kind: BetKind<FlightOrder, Moment, KnownTerm> = {
    ...FLIGHT_RULES,
    place: (order, key) => placeBet(order, key, order.termId),
    sendStep: ({ id }, _, key) => stop(id, key),
    look: say('open', answers.findOpen ?? (async () => undefined)),
    get: getBet,
    findEnd: async (id) => ((await isDecided(id)) ? getBet(id) : undefined),
  }
  const slot = createBetDriver(kind, {
    newKey: () => `k${++keys}`,
    wait: () => settle(),
    waitToLook: () => settle(),
    onAnswer: (bet) => reportedBets.push(bet),
    onEnd: (bet) => reportedBets.push(bet),
  })
  return { slot, requests, reportedBets, phase: () => slot.getState().phase }
}
const settle = () => new Promise<void>((resolve) => setTimeout(resolve))
const order = { betAmount: '5' }

describe('a slot in a multiplayer round', () => {
  it('takes no bet before the round is known: an old answer could bring one that takes bets no more', async () => {
    const { slot, requests, phase } = openTestSlot()
    await slot.refresh()
    slot.bet(order)
    expect(phase().name).toBe('idle')
    takeTerm(slot, { id: 't1', number: 1, status: 'NEW' })
    await settle()
    expect([phase().name, requests]).toEqual(['idle', ['open']])
  })

  it('[BT-01] takes a bet while betting is open, and its cash-out in flight', async () => {
    const { slot, requests, phase } = openTestSlot()
    await slot.refresh()
    takeTerm(slot, { id: 't1', number: 1, status: 'NEW' })
    slot.bet(order)
    expect(phase()).toMatchObject({ name: 'sending', key: 'k1' })
    await settle()
    takeTerm(slot, { id: 't1', number: 1, status: 'RUNNING' })
    slot.step({ flownMs: 13_954, hundredths: 231 })
    expect(phase()).toMatchObject({ name: 'open', steps: [{ step: { hundredths: 231 } }] })
    slot.step({ flownMs: 14_000, hundredths: 231 })
    await settle()
    expect(requests).toEqual(['open', 'bet  k1 t1', 'stop b1 k2'])
    expect(phase()).toMatchObject({
      name: 'ended',
      bet: { result: 'WIN', multiplier: 2.31 },
      by: { flownMs: 13_954 },
    })
  })

  it('[BT-01] keeps a late bet for the next round and places it once, as soon as bets are taken', async () => {
    const { slot, requests, phase } = openTestSlot({ placeBet: async () => bet({ termId: 't2' }) })
    await slot.refresh()
    takeTerm(slot, { id: 't1', number: 1, status: 'RUNNING' })
    slot.bet(order)
    await settle()
    expect(phase().name).toBe('waiting')
    takeTerm(slot, { id: 't1', number: 1, status: 'FINISHED' })
    takeTerm(slot, { id: 't2', number: 2, status: 'NEW' })
    takeTerm(slot, { id: 't2', number: 2, status: 'NEW' })
    await settle()
    expect(phase().name).toBe('open')
    expect(requests).toEqual(['open', 'bet  k1 t2'])
  })

  it('[BT-01] a bet that waits can be taken back', async () => {
    const { slot, requests, phase } = openTestSlot()
    await slot.refresh()
    takeTerm(slot, { id: 't1', number: 1, status: 'RUNNING' })
    slot.bet(order)
    slot.takeBack()
    takeTerm(slot, { id: 't2', number: 2, status: 'NEW' })
    await settle()
    expect(phase().name).toBe('idle')
    expect(requests).toEqual(['open'])
  })

  it('[BT-01] a bet that arrives when betting has closed is dropped, and the next round takes nothing', async () => {
    const { slot, requests, phase } = openTestSlot({
      placeBet: async () => {
        throw new CallError('betting_closed')
      },
    })
    await slot.refresh()
    takeTerm(slot, { id: 't1', number: 1, status: 'NEW' })
    slot.bet(order)
    await settle()
    expect(slot.getState()).toMatchObject({ phase: { name: 'idle' }, refusal: { errorName: 'betting_closed' } })
    takeTerm(slot, { id: 't2', number: 2, status: 'NEW' })
    await settle()
    expect(phase().name).toBe('idle')
    expect(requests).toEqual(['open', 'bet  k1 t1'])
  })

  it('[BT-01] a repeat after a lost answer is for the round of the first try alone', async () => {
    let answer: () => void = () => undefined
    let tries = 0
    const { slot, requests, phase } = openTestSlot({
      placeBet: async () => {
        if (tries++ > 0) throw new CallError('betting_closed')
        await new Promise<void>((resolve) => (answer = resolve))
        throw new CallError('network_error')
      },
    })
    await slot.refresh()
    takeTerm(slot, { id: 't1', number: 1, status: 'NEW' })
    slot.bet(order)
    await settle()
    takeTerm(slot, { id: 't2', number: 2, status: 'NEW' })
    answer()
    await expect.poll(() => phase().name).toBe('idle')
    expect(requests).toEqual(['open', 'bet  k1 t1', 'bet  k1 t1'])
  })

  it('[BT-01] a queued bet is dropped when the page misses its round', async () => {
    const { slot, requests } = openTestSlot()
    await slot.refresh()
    takeTerm(slot, { id: 't1', number: 1, status: 'RUNNING' })
    slot.bet(order)
    takeTerm(slot, { id: 't3', number: 3, status: 'NEW' })
    await settle()
    expect(slot.getState()).toMatchObject({ phase: { name: 'idle' }, refusal: { errorName: 'betting_closed' } })
    expect(requests).toEqual(['open'])
  })

  it('[BT-01] a request with a lost answer is repeated under the same key', async () => {
    let losses = 2
    const { slot, requests, phase } = openTestSlot({
      placeBet: async () => {
        if (losses-- > 0) throw new CallError('network_error')
        return bet()
      },
    })
    await slot.refresh()
    takeTerm(slot, { id: 't1', number: 1, status: 'NEW' })
    slot.bet(order)
    await expect.poll(() => phase().name).toBe('open')
    expect(requests).toEqual(['open', 'bet  k1 t1', 'bet  k1 t1', 'bet  k1 t1'])
  })

  it('[BT-01] an automatic cash-out is known by the news, once', async () => {
    const { slot, reportedBets, phase } = openTestSlot({ findOpen: async () => bet() })
    await slot.refresh()
    takeTerm(slot, { id: 't1', number: 1, status: 'RUNNING' })
    const decision = { id: 'b1', result: 'WIN', multiplier: 2, winAmount: 10 } as const
    takeDecision(slot, decision)
    takeDecision(slot, decision)
    expect(phase()).toMatchObject({ name: 'ended', bet: { multiplier: 2, winAmount: 10 } })
    expect(reportedBets).toHaveLength(1)
  })

  it('[BT-01] a bet that flies is there again after a reload', async () => {
    const { slot, phase } = openTestSlot({ findOpen: async () => bet() })
    await slot.refresh()
    takeTerm(slot, { id: 't1', number: 1, status: 'RUNNING' })
    expect(phase()).toMatchObject({ name: 'open', bet: { id: 'b1' } })
  })

  it('[BT-01] [BT-14] a bet whose round is over is checked until it has its result', async () => {
    let pending = 2
    const { slot, reportedBets, phase } = openTestSlot({
      findOpen: async () => bet(),
      isDecided: async () => pending-- <= 0,
      getBet: async () => bet({ result: 'LOSE' }),
    })
    await slot.refresh()
    takeTerm(slot, { id: 't1', number: 1, status: 'FINISHED' })
    await expect.poll(phase).toMatchObject({ name: 'ended', bet: { result: 'LOSE' } })
    expect(reportedBets.map(({ result }) => result)).toEqual(['LOSE'])
  })

  it('[AU-03] a bet without news of its end is checked as soon as its target is reached, one check at a time', async () => {
    let pending = 1
    const { slot, requests, reportedBets, phase } = openTestSlot({
      findOpen: async () => bet(),
      isDecided: async () => pending-- <= 0,
      getBet: async () => bet({ result: 'WIN', multiplier: 1.5, winAmount: 7.5 }),
    })
    await slot.refresh()
    takeTerm(slot, { id: 't1', number: 1, status: 'RUNNING' })
    slot.lookAtEnd()
    slot.lookAtEnd()
    await expect.poll(phase).toMatchObject({ name: 'ended', bet: { result: 'WIN', multiplier: 1.5 } })
    expect(requests).toEqual(['open', 'result b1', 'result b1', 'get b1'])
    expect(reportedBets).toHaveLength(1)
  })

  it('[AU-03] after a stop during such a check only the answer of the stop reports the end', async () => {
    let answer: (bet: BetModel) => void = () => undefined
    let answerStop: (bet: BetModel) => void = () => undefined
    const { slot, reportedBets, phase } = openTestSlot({
      findOpen: async () => bet(),
      getBet: () => new Promise((resolve) => (answer = resolve)),
      stop: () => new Promise((resolve) => (answerStop = resolve)),
    })
    await slot.refresh()
    takeTerm(slot, { id: 't1', number: 1, status: 'RUNNING' })
    slot.lookAtEnd()
    await settle()
    slot.step({ flownMs: 7_000, hundredths: 152 })
    answer(bet({ result: 'WIN', multiplier: 1.5 }))
    await settle()
    expect(reportedBets).toEqual([])
    answerStop(bet({ result: 'WIN', multiplier: 1.5, flownMs: 7_020 }))
    await settle()
    expect(reportedBets).toHaveLength(1)
    expect(phase()).toMatchObject({ name: 'ended', bet: { flownMs: 7_020 }, by: { flownMs: 7_000 } })
  })

  it('[BT-01] an end in both the news and an answer is reported once', async () => {
    let look = 0
    let answer: (bet: BetModel) => void = () => undefined
    const { slot, reportedBets, phase } = openTestSlot({
      findOpen: async () => (look++ === 0 ? bet() : undefined),
      getBet: () => new Promise((resolve) => (answer = resolve)),
    })
    await slot.refresh()
    takeTerm(slot, { id: 't1', number: 1, status: 'RUNNING' })
    const refresh = slot.refresh()
    await settle()
    takeDecision(slot, { id: 'b1', result: 'WIN', multiplier: 2, winAmount: 10 })
    answer(bet({ result: 'WIN', multiplier: 2, winAmount: 10 }))
    await refresh
    expect(reportedBets).toHaveLength(1)
    expect(phase()).toMatchObject({ name: 'ended', bet: { result: 'WIN' } })
  })

  it('[BT-01] a cash-out that came too late says so, and the end of the bet is looked up', async () => {
    const { slot, phase } = openTestSlot({
      findOpen: async () => (phase().name === 'loading' ? bet() : undefined),
      stop: async () => {
        throw new CallError('round_finished')
      },
      getBet: async () => bet({ result: 'LOSE' }),
    })
    await slot.refresh()
    takeTerm(slot, { id: 't1', number: 1, status: 'RUNNING' })
    slot.step({ flownMs: 18_310, hundredths: 300 })
    await settle()
    expect(phase()).toMatchObject({ name: 'ended', bet: { result: 'LOSE' } })
    expect(slot.getState().refusal?.errorName).toBe('round_finished')
  })

  it('[BT-01] a refusal leaves the slot free, and the next round takes the last result from the screen', async () => {
    const { slot, phase } = openTestSlot({
      placeBet: async () => {
        throw new CallError('insufficient_balance')
      },
    })
    await slot.refresh()
    takeTerm(slot, { id: 't1', number: 1, status: 'NEW' })
    slot.bet(order)
    await settle()
    expect(slot.getState()).toMatchObject({ phase: { name: 'idle' }, refusal: { errorName: 'insufficient_balance' } })
    takeTerm(slot, { id: 't2', number: 2, status: 'NEW' })
    expect(slot.getState().refusal).toBeUndefined()
    expect(shownBet(slot.getState())).toBeUndefined()
    expect(phase().name).toBe('idle')
  })
})
