import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { multiplierToNumber } from '../payout.ts'
import { stairEngine } from './index.ts'

const page = readFileSync(new URL('../../../../docs/games/stair.md', import.meta.url), 'utf8')

/** The rows of the page's odds table as lists of their cells. */
const rows = page
  .split('\n')
  .filter((line) => /^\| [1-7] +\|/.test(line) && / in \d+ +\|$/.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )

test('[FA-05] [BT-05] the odds table of the page of stair is what the engine computes', () => {
  const expected = stairEngine.allOptions.map((options) => {
    const odds = stairEngine.odds({ options, edge: 300 })
    const all = odds.at(-1)?.reach
    return [
      String(options.stones),
      ...odds.map(({ multiplier }) => String(multiplierToNumber(multiplier))),
      `${all?.numerator} in ${all?.denominator}`,
    ]
  })
  expect(rows).toEqual(expected)
})
