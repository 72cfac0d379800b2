import { CallError } from '@fairground/contract/envelope'
import type { BetModel } from '@fairground/contract/round'
import { describe, expect, it, vi } from 'vitest'
import { isFree, shownBet } from './bet-state.ts'
import { type BetKind, createBetDriver } from './driver.ts'
import { addMove, type Move, pendingPicks, type RoundOrder, type RoundState } from './round-kind.ts'

type RoundKind = BetKind<RoundOrder, Move, undefined>

/** A Mines server in memory that remembers keys, with one open round and a mine on tile 24. */
class TinyServer implements RoundKind {
  readonly addStep = addMove
  readonly requests: string[] = []
  readonly betsByKey = new Map<string, BetModel>()
  current: BetModel | undefined
  /** How many of the next answers get lost after the server has done the work. */
  lose = 0

  private answer(name: string, key: string, work: () => BetModel): Promise<BetModel> {
    this.requests.push(`${name} ${key}`)
    const bet = this.betsByKey.get(key) ?? work()
    this.betsByKey.set(key, bet)
    this.current = bet
    if (this.lose-- > 0) return Promise.reject(new CallError('network_error'))
    return Promise.resolve(bet)
  }

  look = () => Promise.resolve(this.current?.result === 'PENDING' ? this.current : undefined)

  get = (_id: string) => (this.current ? Promise.resolve(this.current) : Promise.reject(new Error('no round')))

  place = (_order: unknown, key: string) =>
    this.answer('bet', key, () => {
      if (this.current?.result === 'PENDING') throw new CallError('round_open')
      return bet([], 'PENDING')
    }).catch((error: unknown) => Promise.reject(error))

  sendStep: NonNullable<RoundKind['sendStep']> = async (_bet, move, key) =>
    this.answer(move.kind === 'pick' ? `pick ${move.at}` : 'cash out', key, () => {
      const picked = this.current?.round.picked ?? []
      if (this.current?.result !== 'PENDING') throw new CallError('round_finished')
      if (move.kind === 'cash-out') return bet(picked, 'WIN')
      return bet([...picked, move.at], move.at === 24 ? 'LOSE' : 'PENDING')
    })
}

function bet(picked: number[], result: BetModel['result']): BetModel {
  return {
    id: '0',
    gameId: 'mines',
    result,
    betAmount: 1,
    options: { mines: 3 },
    edge: 300,
    winAmount: 0,
    multiplier: 1,
    balance: 10,
    balanceVersion: picked.length,
    held: false,
    createdAt: 0,
    round: {
      step: picked.length,
      multiplier: 1,
      nextMultiplier: 1,
      picked,
      nonce: 0,
      serverSeedHash: '',
      clientSeed: '',
    },
  }
}

function start() {
  const server = new TinyServer()
  let keys = 0
  const states: RoundState[] = []
  const driver = createBetDriver<RoundOrder, Move>(server, {
    newKey: () => `k${++keys}`,
    wait: () => Promise.resolve(),
  })
  driver.subscribe(() => states.push(driver.getState()))
  const order = { betAmount: '1.00', options: { mines: 3 } }
  const waitForState = (check: (state: RoundState) => boolean) => vi.waitUntil(() => check(driver.getState()))
  return { server, driver, states, order, waitForState }
}

const isOpen = (state: RoundState) => state.phase.name === 'open' && state.phase.steps.length === 0
const isReady = (state: RoundState) => isFree(state.phase)

describe('the driver of a round', () => {
  it('[BT-03] plays a round from the bet to the cash-out', async () => {
    const { driver, order, server, waitForState } = start()
    await driver.refresh()
    driver.bet(order)
    await waitForState(isOpen)
    driver.step({ kind: 'pick', at: 3 })
    driver.step({ kind: 'pick', at: 4 })
    await waitForState(isOpen)
    driver.step({ kind: 'cash-out' })
    await waitForState(isReady)
    expect(shownBet(driver.getState())?.result).toBe('WIN')
    expect(server.requests).toEqual(['bet k1', 'pick 3 k2', 'pick 4 k3', 'cash out k4'])
  })

  it('[RE-03] a request with a lost answer is repeated under the same key, and the page says that it is checking', async () => {
    const { driver, order, server, states, waitForState } = start()
    await driver.refresh()
    server.lose = 2
    driver.bet(order)
    await waitForState(isOpen)
    expect(server.requests).toEqual(['bet k1', 'bet k1', 'bet k1'])
    expect(states.some((state) => state.lost && state.phase.name === 'sending')).toBe(true)
    expect(driver.getState().lost).toBe(false)
  })

  it('[BT-03] an unfinished round is the first thing shown', async () => {
    const { driver, server } = start()
    server.current = bet([7, 9], 'PENDING')
    await driver.refresh()
    expect(shownBet(driver.getState())?.round.picked).toEqual([7, 9])
  })

  it('[BT-03] a bet that is refused because another device has a round open shows that round', async () => {
    const { driver, order, server, waitForState } = start()
    await driver.refresh()
    server.current = bet([1], 'PENDING')
    server.place = () => Promise.reject(new CallError('round_open'))
    driver.bet(order)
    await waitForState(isOpen)
    expect(shownBet(driver.getState())?.round.picked).toEqual([1])
  })

  it('[BT-03] a round that another device has finished shows its end', async () => {
    const { driver, order, server, waitForState } = start()
    await driver.refresh()
    driver.bet(order)
    await waitForState(isOpen)
    server.current = bet([1, 24], 'LOSE')
    server.sendStep = () => Promise.reject(new CallError('round_finished'))
    driver.step({ kind: 'cash-out' })
    await waitForState(isReady)
    expect(shownBet(driver.getState())?.result).toBe('LOSE')
  })

  it('[BT-03] a look that is older than an answer changes nothing', async () => {
    const { driver, order, server, waitForState } = start()
    await driver.refresh()
    let arrive = (_: undefined) => {}
    server.look = () => new Promise<undefined>((resolve) => (arrive = resolve))
    const look = driver.refresh()
    driver.bet(order)
    await waitForState(isOpen)
    arrive(undefined)
    await look
    expect(driver.getState().phase.name).toBe('open')
  })

  it('[BT-03] a look that began before the cash-out does not open the round again', async () => {
    const { driver, order, server, waitForState } = start()
    await driver.refresh()
    driver.bet(order)
    await waitForState(isOpen)
    let arrive = (_: BetModel | undefined) => {}
    server.look = () => new Promise((resolve) => (arrive = resolve))
    const look = driver.refresh()
    driver.step({ kind: 'cash-out' })
    await waitForState(isReady)
    arrive(bet([], 'PENDING'))
    await look
    expect(driver.getState().phase).toMatchObject({ name: 'ended', bet: { result: 'WIN' } })
  })

  it('runs one look at a time, and one more for a request during it', async () => {
    const { driver, server } = start()
    let [now, mostLooks, looks] = [0, 0, 0]
    server.look = async () => {
      looks += 1
      now += 1
      mostLooks = Math.max(mostLooks, now)
      await Promise.resolve()
      now -= 1
      return undefined
    }
    await Promise.all([driver.refresh(), driver.refresh(), driver.refresh()])
    expect([mostLooks, looks]).toEqual([1, 2])
  })

  it('a mine drops the picks that still wait', async () => {
    const { driver, order, server, waitForState } = start()
    await driver.refresh()
    driver.bet(order)
    await waitForState(isOpen)
    driver.step({ kind: 'pick', at: 24 })
    driver.step({ kind: 'pick', at: 5 })
    expect(pendingPicks(driver.getState())).toEqual([24, 5])
    await waitForState(isReady)
    expect(server.requests).not.toContain('pick 5 k3')
  })

  it('a cash-out goes before the picks that wait, and ends them', async () => {
    const { driver, order, server, waitForState } = start()
    await driver.refresh()
    driver.bet(order)
    await waitForState(isOpen)
    driver.step({ kind: 'pick', at: 1 })
    driver.step({ kind: 'pick', at: 2 })
    driver.step({ kind: 'cash-out' })
    driver.step({ kind: 'pick', at: 3 })
    await waitForState(isReady)
    expect(server.requests).toEqual(['bet k1', 'pick 1 k2', 'cash out k4'])
  })

  it('a tile that is picked or waits is not sent twice', async () => {
    const { driver, order, server, waitForState } = start()
    await driver.refresh()
    driver.bet(order)
    await waitForState(isOpen)
    driver.step({ kind: 'pick', at: 1 })
    driver.step({ kind: 'pick', at: 1 })
    await waitForState(isOpen)
    driver.step({ kind: 'pick', at: 1 })
    await waitForState(isOpen)
    expect(server.requests.filter((line) => line.startsWith('pick 1'))).toHaveLength(1)
  })

  it('[BT-04] where positions come again a step takes one pick, and the next step the same position', async () => {
    const { driver, order, server, waitForState } = start()
    await driver.refresh()
    driver.bet(order)
    await waitForState(isOpen)
    driver.step({ kind: 'pick', at: 1, step: 0 })
    driver.step({ kind: 'pick', at: 2, step: 0 })
    await waitForState(isOpen)
    driver.step({ kind: 'pick', at: 2, step: 0 })
    driver.step({ kind: 'pick', at: 1, step: 1 })
    await waitForState(isOpen)
    expect(server.requests).toEqual(['bet k1', 'pick 1 k2', 'pick 1 k5'])
    expect(shownBet(driver.getState())?.round.picked).toEqual([1, 1])
  })

  it('a refusal leaves the board ready and says why', async () => {
    const { driver, order, server, waitForState } = start()
    await driver.refresh()
    server.place = () => Promise.reject(new CallError('insufficient_balance'))
    driver.bet(order)
    await waitForState(isReady)
    expect(driver.getState().refusal?.errorName).toBe('insufficient_balance')
  })

  it('a look that finds nothing new leaves the refusal, and one that finds a round takes its place', async () => {
    const { driver, order, server, waitForState } = start()
    await driver.refresh()
    const place = server.place
    server.place = () => Promise.reject(new CallError('limit_loss'))
    driver.bet(order)
    await waitForState(isReady)
    await driver.refresh()
    expect(driver.getState()).toMatchObject({ refusal: { errorName: 'limit_loss' }, phase: { name: 'idle' } })
    await place(order, 'on another device')
    await driver.refresh()
    expect(driver.getState()).toMatchObject({ refusal: undefined, phase: { name: 'open' } })
  })

  it('that a round is open in another currency stays said, since no look finds it here', async () => {
    const { driver, order, server, waitForState } = start()
    await driver.refresh()
    server.place = () => Promise.reject(new CallError('round_elsewhere'))
    driver.bet(order)
    await waitForState(isReady)
    await driver.refresh()
    expect(driver.getState()).toMatchObject({ refusal: { errorName: 'round_elsewhere' }, phase: { name: 'idle' } })
  })

  it('a round that the refusal told of and that is over by now is told of no longer', async () => {
    const { driver, order, server, waitForState } = start()
    await driver.refresh()
    server.place = () => Promise.reject(new CallError('round_open'))
    driver.bet(order)
    await waitForState(isReady)
    await driver.refresh()
    expect(driver.getState().refusal).toBeUndefined()
  })
})
