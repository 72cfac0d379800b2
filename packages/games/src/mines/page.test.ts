import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { multiplierToNumber } from '../payout.ts'
import { minesEngine, safeTiles } from './index.ts'

const page = readFileSync(new URL('../../../../docs/games/mines.md', import.meta.url), 'utf8')

/** The rows of the page's odds table as lists of their cells. */
const rows = page
  .split('\n')
  .filter((line) => /^\| \d+ +\| \d+ +\|/.test(line) && line.includes('1 in'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )

test('[FA-05] the odds table of the page of mines is what the engine computes', () => {
  const expected = minesEngine.allOptions.map((options) => {
    const odds = minesEngine.odds({ options, edge: 300 })
    const all = safeTiles(Number(options.mines))
    const cells = [1, 2, 3, 5, 10, all].map((stop) => odds[stop - 1]?.multiplier)
    const chance = odds[all - 1]?.reach
    return [
      String(options.mines),
      String(all),
      ...cells.map((multiplier) => (multiplier === undefined ? '' : String(multiplierToNumber(multiplier)))),
      `1 in ${chance?.denominator}`,
    ]
  })
  expect(rows).toEqual(expected)
})
