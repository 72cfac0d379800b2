import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { multiplierToNumber } from '../payout.ts'
import { FOOTBALL, FOOTBALL_DIFFICULTIES, footballEngine } from './index.ts'

const page = readFileSync(new URL('../../../../docs/games/football.md', import.meta.url), 'utf8')

/** The rows of the page's odds table as lists of their cells. */
const rows = page
  .split('\n')
  .filter((line) => FOOTBALL_DIFFICULTIES.some((difficulty) => line.startsWith(`| ${difficulty} `)))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )

test('[FA-05] [BT-06] the odds table of the page of football is what the engine computes', () => {
  const expected = FOOTBALL_DIFFICULTIES.map((difficulty) => {
    const odds = footballEngine.odds({ options: { difficulty }, edge: 300 })
    const all = odds.at(-1)?.reach
    return [
      difficulty,
      String(FOOTBALL[difficulty]),
      ...odds.map(({ multiplier }) => String(multiplierToNumber(multiplier))),
      `${all?.numerator} in ${all?.denominator}`,
    ]
  })
  expect(rows).toEqual(expected)
})
