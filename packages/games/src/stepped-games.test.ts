import { compareFractions, fraction, multiplyFractions } from '@fairground/money'
import { describe, expect, test } from 'vitest'
import type { Engine, Round, Terms } from './engine.ts'
import { footballEngine } from './football/index.ts'
import { kangarooEngine } from './kangaroo/index.ts'
import { multiplierToNumber } from './payout.ts'
import { isRefusal } from './refusal.ts'
import { openRound } from './round.ts'
import { stairEngine } from './stair/index.ts'
import { thimblesEngine } from './thimbles/index.ts'
import { towerEngine } from './tower/index.ts'

const serverSeed = 'b5a1c0d2e3f4a5968778695a4b3c2d1e0f1021324354657687980a9bacbdcedf'
const lucky = (nonce: number) => ({ serverSeed, clientSeed: 'lucky', nonce })

const games = [
  { engine: towerEngine, options: { difficulty: 'medium' }, wrongOptions: { difficulty: 'brutal' } },
  { engine: stairEngine, options: { stones: 2 }, wrongOptions: { stones: 8 } },
  { engine: footballEngine, options: { difficulty: 'hard' }, wrongOptions: { difficulty: 'hardcore' } },
  { engine: kangarooEngine, options: { difficulty: 'medium' }, wrongOptions: { difficulty: 'expert' } },
  { engine: thimblesEngine, options: { balls: 1 }, wrongOptions: { balls: 3 } },
] as const

/** A legal move that survives the step, or, where there is none, `undefined`. */
function goodMove(engine: Engine, round: Round): number | undefined {
  for (let move = 0; move < 20; move++) {
    const legal = engine.parseMove(round, move)
    if (isRefusal(legal)) continue
    if (engine.play(round, legal).status !== 'lost') return legal
  }
  return undefined
}

describe('what the seeds draw', () => {
  test.each([
    [towerEngine, { difficulty: 'medium' }, 3, [[1], [1], [2], [2], [0], [2], [1], [1], [0]]],
    [
      footballEngine,
      { difficulty: 'medium' },
      5,
      [
        [1, 3],
        [2, 4],
        [3, 2],
        [3, 0],
        [0, 3],
      ],
    ],
    [kangarooEngine, { difficulty: 'medium' }, 6, [[8, 6, 16]]],
    [thimblesEngine, { balls: 1 }, 7, [[0]]],
    [thimblesEngine, { balls: 2 }, 8, [[0, 1]]],
  ] as const)('[FA-01] the published vector of $id', (engine, options, nonce, drawn) => {
    expect(openRound(engine, { terms: { options, edge: 300 }, seeds: lucky(nonce) }).drawn).toEqual(drawn)
  })

  test('[FA-01] the published vector of stair: the first three steps of twelve', () => {
    const { drawn } = openRound(stairEngine, { terms: { options: { stones: 2 }, edge: 300 }, seeds: lucky(4) })
    expect(drawn.slice(0, 3)).toEqual([
      [2, 18],
      [12, 9],
      [13, 14],
    ])
    expect(drawn).toHaveLength(12)
  })

  test('[FA-05] the published multipliers of kangaroo', () => {
    const odds = kangarooEngine.odds({ options: { difficulty: 'medium' }, edge: 300 })
    expect(odds.slice(0, 3).map(({ multiplier }) => multiplierToNumber(multiplier))).toEqual([1.1411, 1.3551, 1.6261])
  })
})

describe.each(games)('$engine.id', ({ engine, options, wrongOptions }) => {
  const terms: Terms = { options, edge: 300 }

  test('[BT-04] [BT-05] [BT-06] [BT-07] [BT-08] its options are read, and nothing else of the model is kept', () => {
    expect(engine.parseOptions({ ...options, betAmount: 5 })).toEqual(options)
    for (const value of [wrongOptions, {}, null, 'medium', [options], { difficulty: 1, stones: '2', balls: 1.5 }]) {
      expect(engine.parseOptions(value)).toEqual({ refused: 'invalid_options' })
    }
    for (const option of engine.allOptions) expect(engine.parseOptions(option)).toEqual(option)
  })

  test('[BT-04] [BT-05] [BT-06] [BT-07] [BT-08] a round is climbed to its last step and pays by itself, or loses at a hazard', () => {
    let winCount = 0
    for (let nonce = 0; nonce < 40; nonce++) {
      let round = openRound(engine, { terms, seeds: lucky(nonce) })
      while (round.status === 'open') {
        const move = goodMove(engine, round)
        if (move === undefined) break
        expect(engine.view(round)).not.toHaveProperty('hazards')
        round = engine.play(round, move)
      }
      if (round.status === 'won') {
        winCount += 1
        expect(round.step).toBe(engine.odds(terms).length)
        expect(engine.parseMove(round, 0)).toEqual({ refused: 'round_finished' })
      }
    }
    // A kangaroo meets its falls wherever they are; all others can always go round them.
    if (engine === kangarooEngine) expect(winCount).toBeLessThan(40)
    else expect(winCount).toBe(40)
  })

  test('[BT-04] [BT-05] [BT-06] [BT-07] [BT-08] a move out of its range is refused', () => {
    const round = openRound(engine, { terms, seeds: lucky(0) })
    if (engine === kangarooEngine) expect(engine.parseMove(round, 'anything')).toBe(0)
    else {
      for (const move of [-1, 20, 0.5, '0', null, undefined, Number.NaN]) {
        expect(engine.parseMove(round, move)).toEqual({ refused: 'invalid_move' })
      }
    }
  })

  test('[BT-04] [BT-05] [BT-06] [BT-07] [BT-08] [FA-05] the return of every option, stop and edge is 1 - e, short of it only by flooring', () => {
    for (const edge of [50, 300, 1000]) {
      const fair = fraction(BigInt(10_000 - edge), 10_000n)
      for (const each of engine.allOptions) {
        for (const { step, reach } of engine.odds({ options: each, edge })) {
          const foundReturn = engine.returnToPlayer({ options: each, edge }, step, { stakeMinor: 10_000n })
          expect(compareFractions(foundReturn, fair)).toBeLessThanOrEqual(0)
          const flooring = multiplyFractions(reach, fraction(1n, 10_000n))
          const missing = fraction(
            fair.numerator * foundReturn.denominator - foundReturn.numerator * fair.denominator,
            fair.denominator * foundReturn.denominator,
          )
          expect(compareFractions(missing, flooring)).toBeLessThan(0)
        }
      }
    }
  })
})

test('[FA-05] [BT-07] the chance of every stop of kangaroo is what counting all placements of falls finds', () => {
  const counts = { easy: 1, medium: 3, hard: 5, hardcore: 10 } as const
  for (const [difficulty, falls] of Object.entries(counts)) {
    const firstFall = new Array<number>(21).fill(0)
    for (let road = 0; road < 2 ** 20; road++) {
      let bits = 0
      for (let restOfRoad = road; restOfRoad !== 0; restOfRoad &= restOfRoad - 1) bits += 1
      if (bits !== falls) continue
      const lane = 31 - Math.clz32(road & -road)
      firstFall[lane] = (firstFall[lane] ?? 0) + 1
    }
    const roadCount = firstFall.reduce((sum, count) => sum + count, 0)
    for (const { step, reach } of kangarooEngine.odds({ options: { difficulty }, edge: 300 })) {
      const reachedCount = firstFall.slice(step).reduce((sum, count) => sum + count, 0)
      expect(reach).toEqual(fraction(BigInt(reachedCount), BigInt(roadCount)))
    }
  }
})
