import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { multiplierToNumber } from '../payout.ts'
import { KANGAROO, KANGAROO_DIFFICULTIES, kangarooEngine, mostLanes } from './index.ts'

const page = readFileSync(new URL('../../../../docs/games/kangaroo.md', import.meta.url), 'utf8')

/** The rows of the page's odds table as lists of their cells. */
const rows = page
  .split('\n')
  .filter((line) => KANGAROO_DIFFICULTIES.some((difficulty) => line.startsWith(`| ${difficulty} `)))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )

test('[FA-05] [BT-07] the odds table of the page of kangaroo is what the engine computes', () => {
  const expected = KANGAROO_DIFFICULTIES.map((difficulty) => {
    const odds = kangarooEngine.odds({ options: { difficulty }, edge: 300 })
    const all = mostLanes(difficulty)
    const cells = [1, 2, 3, 5, 10, all].map((stop) => odds[stop - 1]?.multiplier)
    return [
      difficulty,
      String(KANGAROO[difficulty]),
      String(all),
      ...cells.map((multiplier) => (multiplier === undefined ? '' : String(multiplierToNumber(multiplier)))),
      `1 in ${odds[all - 1]?.reach.denominator}`,
    ]
  })
  expect(rows).toEqual(expected)
})
