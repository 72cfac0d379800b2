import type { BetRecord } from '@fairground/contract/round'
import { engines, isRefusal, openRound, payoutMinor } from '@fairground/games'
import { commitmentOf } from '@fairground/games/fair'
import { describe, expect, it } from 'vitest'
import { type BetCheck, type BetSource, checkBets } from './check-bets.ts'

const [mines] = engines
const STAKE = 1000n

/** A bet on three mines that takes the first safe tile and cashes out, under seed pair number `pair`. */
function betOf(pair: number, nonce: number): BetRecord {
  if (!mines) throw new Error('no engine')
  const serverSeed = seedOf(pair)
  const terms = { options: { mines: 3 }, edge: 300 }
  const round = openRound(mines, { terms, seeds: { serverSeed, clientSeed: 'lucky', nonce } })
  const safe = Array.from({ length: 25 }, (_, at) => at).find((at) => !round.drawn.flat().includes(at)) ?? 0
  const wonRound = mines.cashOut(mines.play(round, safe))
  if (isRefusal(wonRound)) throw new Error(wonRound.refused)
  const view = mines.view(wonRound)
  return {
    id: `${pair}-${nonce}`,
    gameId: 'mines',
    result: 'WIN',
    betAmount: 10,
    options: { mines: 3 },
    edge: 300,
    winAmount: Number(payoutMinor({ stakeMinor: STAKE }, mines.multiplier(wonRound))) / 100,
    multiplier: view.multiplier,
    createdAt: 0,
    round: {
      step: view.step,
      multiplier: view.multiplier,
      nextMultiplier: view.nextMultiplier,
      picked: [safe],
      hazards: (view.hazards ?? []).map((list) => [...list]),
      nonce,
      serverSeedHash: commitmentOf(serverSeed),
      clientSeed: 'lucky',
    },
  }
}

let flights = 0
/** A bet in round 1 of the published vectors, which ended at 2.29. */
function flightBet(multiplier: number): BetRecord {
  const seed = '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d'
  flights += 1
  return {
    ...betOf(0, flights),
    id: multiplier > 2 ? `0-${multiplier}` : `0-flight-${flights}`,
    gameId: 'crash',
    termId: '00000000-0000-7000-8000-000000000001',
    options: {},
    result: multiplier > 0 ? 'WIN' : 'LOSE',
    multiplier,
    winAmount: 10 * multiplier,
    shared: { number: 1, salt: 'fairground-crash', entropy: '', seed, seedHash: commitmentOf(seed), point: 2.29 },
  }
}

const seedOf = (pair: number) => pair.toString(16).padStart(64, '0')

/** A history of bets, newest first; pair 0 is still in use. */
function sourceOf(bets: readonly BetRecord[]): BetSource & { requests: string[] } {
  const requests: string[] = []
  return {
    requests,
    getPage: (pageNo) => {
      requests.push(`page ${pageNo}`)
      return Promise.resolve({ content: bets.slice((pageNo - 1) * 100, pageNo * 100), total: bets.length })
    },
    getRevealed: (id) => {
      requests.push(`round ${id}`)
      const pair = Number(id.split('-')[0])
      return Promise.resolve({ serverSeed: pair === 0 ? undefined : seedOf(pair), maxWin: 10_000 })
    },
  }
}

const run = (source: BetSource, limit = 1000, signal = new AbortController().signal) => {
  const progress: BetCheck[] = []
  const result = checkBets(source, { limit, decimalLength: 2, signal, onProgress: (check) => progress.push(check) })
  return { result, progress }
}

describe('check my last 1000 bets', () => {
  const bets = [0, 1, 2].flatMap((pair) => Array.from({ length: 90 }, (_, nonce) => betOf(pair, 89 - nonce)))

  it('[FA-03] recomputes each bet whose seed is revealed, with one call a page and one a seed pair', async () => {
    const source = sourceOf(bets)
    const { result, progress } = run(source)
    expect(await result).toEqual({ checkedCount: 270, total: 270, right: 180, wrong: [], sealed: 90, open: 0 })
    expect(source.requests).toHaveLength(3 + 3)
    expect(progress.length).toBeGreaterThan(3)
  })

  it('[FA-03] proves bets in multiplayer rounds by the round’s own seed, with no call more', async () => {
    const source = sourceOf([
      flightBet(1.5),
      flightBet(0),
      { ...flightBet(0), shared: undefined },
      { ...flightBet(0), result: 'CANCELLED' },
    ])
    expect(await run(source).result).toMatchObject({ checkedCount: 4, right: 3, wrong: [], sealed: 1 })
    expect(source.requests).toEqual(['page 1'])
    expect((await run(sourceOf([flightBet(2.29)])).result).wrong).toEqual(['0-2.29'])
  })

  it('[FA-03] names the bets that are not right', async () => {
    const tamperedBets = bets.map((bet) => (bet.id === '1-7' ? { ...bet, winAmount: bet.winAmount - 0.01 } : bet))
    expect((await run(sourceOf(tamperedBets)).result).wrong).toEqual(['1-7'])
  })

  it('[FA-03] two bets under one nonce are not right', async () => {
    const doubledBets = bets.map((bet) => (bet.id === '1-7' ? { ...betOf(1, 8), id: '1-7' } : bet))
    expect((await run(sourceOf(doubledBets)).result).wrong).toEqual(['1-7'])
  })

  it('stops at the limit, and on request', async () => {
    const source = sourceOf(bets)
    expect((await run(source, 120).result).checkedCount).toBe(120)
    expect(source.requests).not.toContain('page 3')
    await expect(run(sourceOf(bets), 1000, AbortSignal.abort()).result).rejects.toThrow()
  })

  it('counts open rounds apart, and an empty history is nothing wrong', async () => {
    const open = { ...betOf(1, 200), result: 'PENDING' as const }
    expect(await run(sourceOf([open])).result).toMatchObject({ checkedCount: 1, open: 1, right: 0 })
    expect(await run(sourceOf([])).result).toMatchObject({ checkedCount: 0, total: 0 })
  })
})
