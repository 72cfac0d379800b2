import { CallError } from '@fairground/contract/envelope'
import type { BetModel } from '@fairground/contract/round'
import { describe, expect, it } from 'vitest'
import { type BetKind, createBetDriver } from '../bet/driver.ts'
import { addMove, type Move, type RoundOrder } from '../bet/round-kind.ts'
import { createRoundTable } from './bet-table.ts'

const model = (picked: number[], result: BetModel['result']) =>
  ({ id: 'b', gameId: 'mines', result, round: { picked, step: picked.length } }) as unknown as BetModel

/** A game in memory whose third position loses; the next `lose` answers get lost. */
function start({ lose = 0, refuse }: { lose?: number; refuse?: CallError } = {}) {
  const requests: string[] = []
  let now: BetModel | undefined
  let lossesLeft = lose
  const answer = (request: string, key: string, next: () => BetModel) => {
    if (!requests.includes(`${request} ${key}`)) now = next()
    requests.push(`${request} ${key}`)
    if (lossesLeft-- > 0) throw new CallError('network_error')
    if (!now) throw new Error('nothing was placed')
    return now
  }
  const kind: BetKind<RoundOrder, Move, undefined> = {
    addStep: addMove,
    look: async () => (now?.result === 'PENDING' ? now : undefined),
    get: async () => now ?? Promise.reject(new Error('none')),
    async place({ autoplay }, key) {
      if (refuse) throw refuse
      return answer(`bet ${autoplay}`, key, () => model([], 'PENDING'))
    },
    sendStep: async (_, move, key) =>
      answer(move.kind === 'pick' ? `pick ${move.at}` : 'cash out', key, () => {
        const picked = now?.round.picked ?? []
        if (move.kind === 'cash-out') return model(picked, 'WIN')
        return model([...picked, move.at], move.at === 3 ? 'LOSE' : 'PENDING')
      }),
  }
  let keys = 0
  const driver = createBetDriver(kind, { newKey: () => String(++keys), wait: async () => undefined })
  const shownBets: string[] = []
  const table = createRoundTable({
    driver,
    repeats: false,
    whenShown: async ({ result }) => void shownBets.push(result),
  })
  return { requests, driver, table, shownBets }
}

const order = { betAmount: '1', options: {}, autoplay: 'run' }

describe('a run’s hand on the driver of a round', () => {
  it('bets under the run, picks in order, cashes out, and waits until it was shown', async () => {
    const { requests, driver, table, shownBets } = start()
    await driver.refresh()
    expect((await table.playRound(order, [5, 1], false)).result).toBe('WIN')
    expect(requests).toEqual(['bet run 1', 'pick 5 2', 'pick 1 3', 'cash out 4'])
    expect(shownBets).toEqual(['WIN'])
  })

  it('ends with the fall, and does not wait for the show when it is in a hurry', async () => {
    const { requests, driver, table, shownBets } = start()
    await driver.refresh()
    expect((await table.playRound(order, [5, 3, 1], true)).result).toBe('LOSE')
    expect(requests).toEqual(['bet run 1', 'pick 5 2', 'pick 3 3'])
    expect(shownBets).toEqual([])
  })

  it('repeats a request with a lost answer under the same key', async () => {
    const { requests, driver, table } = start({ lose: 2 })
    await driver.refresh()
    expect((await table.playRound(order, [5], true)).result).toBe('WIN')
    expect(requests).toEqual(['bet run 1', 'bet run 1', 'bet run 1', 'pick 5 2', 'cash out 3'])
  })

  it('goes on with the round that is open: what was picked stays picked', async () => {
    const { requests, driver, table } = start()
    await driver.refresh()
    driver.bet(order)
    await expect.poll(() => driver.getState().phase.name).toBe('open')
    driver.step({ kind: 'pick', at: 5 })
    await table.playRound(undefined, [5, 1], true)
    expect(requests).toEqual(['bet run 1', 'pick 5 2', 'pick 1 3', 'cash out 4'])
  })

  it('reports the server’s refusal, with the seconds to wait', async () => {
    const { driver, table } = start({ refuse: new CallError('bet_too_soon', { seconds: 5 }) })
    await driver.refresh()
    await expect(table.playRound(order, [5], true)).rejects.toMatchObject({ message: 'bet_too_soon', seconds: 5 })
  })

  it('places nothing over a round that is open', async () => {
    const { requests, driver, table } = start()
    await driver.refresh()
    driver.bet(order)
    await expect.poll(() => driver.getState().phase.name).toBe('open')
    await expect(table.playRound(order, [5], true)).rejects.toThrow('round_open')
    expect(requests).toEqual(['bet run 1'])
  })
})
