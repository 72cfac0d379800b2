import { addFractions, compareFractions, type Fraction, fraction, multiplyFractions } from '@fairground/money'
import { describe, expect, test } from 'vitest'
import { minesEngine, safeTiles, TILES } from './index.ts'

/** `boards[mines][survived]`: how many of all 2^25 boards let a player open exactly that many tiles, 0, 1, 2, … in order. */
function countBoards(): number[][] {
  const boards = Array.from({ length: TILES + 1 }, () => new Array<number>(TILES + 1).fill(0))
  for (let board = 1; board < 2 ** TILES; board++) {
    const row = boards[countBits(board)] as number[]
    const survivedTiles = 31 - Math.clz32(board & -board)
    row[survivedTiles] = (row[survivedTiles] as number) + 1
  }
  return boards
}

function countBits(board: number): number {
  const pairs = board - ((board >>> 1) & 0x55555555)
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0)

describe('every board there is', () => {
  const boards = countBoards()

  test.each(minesEngine.allOptions)('[FA-05] chance and return at each stop with $mines mines', (options) => {
    const counts = boards[Number(options.mines)] as number[]
    const boardCount = BigInt(sum(counts))
    const terms = { options, edge: 300 }
    const stake = { stakeMinor: 777n }
    for (const { step, reach, multiplier } of minesEngine.odds(terms)) {
      const surviving = fraction(BigInt(sum(counts.slice(step))), boardCount)
      expect(reach).toEqual(surviving)
      const payout = fraction((777n * multiplier) / 10_000n, 777n)
      expect(minesEngine.returnToPlayer(terms, step, stake)).toEqual(multiplyFractions(surviving, payout))
    }
  })
})

describe('the return', () => {
  const isAtMost = (a: Fraction, b: Fraction) => compareFractions(a, b) <= 0

  test.each([50, 300, 1000])(
    '[FA-05] with an edge of %i it is never above 1 - e, and short of it only by flooring',
    (edge) => {
      const fair = fraction(BigInt(10_000 - edge), 10_000n)
      for (const options of minesEngine.allOptions) {
        const terms = { options, edge }
        // With a stake of 10000 units a payout is the multiplier itself, and so nothing is floored twice.
        for (const { step, reach } of minesEngine.odds(terms)) {
          const foundReturn = minesEngine.returnToPlayer(terms, step, { stakeMinor: 10_000n })
          const flooring = multiplyFractions(reach, fraction(1n, 10_000n))
          expect(isAtMost(foundReturn, fair)).toBe(true)
          expect(isAtMost(fair, addFractions(foundReturn, flooring))).toBe(true)
        }
      }
    },
  )

  test('[FA-05] a small stake loses to flooring, and the return says so', () => {
    const terms = { options: { mines: 1 }, edge: 300 }
    // floor(1 × 1.0104) = 1: 24/25 × 1
    expect(minesEngine.returnToPlayer(terms, 1, { stakeMinor: 1n })).toEqual(fraction(24n, 25n))
    expect(minesEngine.returnToPlayer(terms, 2, { stakeMinor: 19n })).toEqual(fraction(23n * 20n, 25n * 19n))
  })

  test('[FA-05] the largest win caps it, and the return says so', () => {
    const terms = { options: { mines: 24 }, edge: 300 }
    expect(minesEngine.returnToPlayer(terms, 1, { stakeMinor: 100n, maxWinMinor: 2_425n })).toEqual(fraction(97n, 100n))
    expect(minesEngine.returnToPlayer(terms, 1, { stakeMinor: 100n, maxWinMinor: 1_000n })).toEqual(fraction(2n, 5n))
  })

  test.each([0, 23, -1, 1.5])('a stop of %s with 3 mines is a broken invariant', (stop) => {
    const terms = { options: { mines: 3 }, edge: 300 }
    expect(() => minesEngine.returnToPlayer(terms, stop, { stakeMinor: 1n })).toThrow(
      `mines has no step ${stop} with {"mines":3}`,
    )
  })
})

test('[FA-05] the last step opens the last safe tile', () => {
  for (const options of minesEngine.allOptions) {
    expect(minesEngine.odds({ options, edge: 300 })).toHaveLength(safeTiles(Number(options.mines)))
  }
})
