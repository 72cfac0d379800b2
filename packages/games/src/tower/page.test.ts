import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { multiplierToNumber } from '../payout.ts'
import { TOWER, TOWER_DIFFICULTIES, towerEngine } from './index.ts'

const page = readFileSync(new URL('../../../../docs/games/tower.md', import.meta.url), 'utf8')

/** The rows of the page's odds table as lists of their cells. */
const rows = page
  .split('\n')
  .filter((line) => /^\| (easy|medium|hard|expert|master) +\| \d of \d +\|/.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )

test('[FA-05] [BT-04] the odds table of the page of tower is what the engine computes', () => {
  const expected = TOWER_DIFFICULTIES.map((difficulty) => {
    const odds = towerEngine.odds({ options: { difficulty }, edge: 300 })
    const { width, bad } = TOWER[difficulty]
    const all = odds.at(-1)?.reach
    return [
      difficulty,
      `${bad} of ${width}`,
      ...odds.map(({ multiplier }) => String(multiplierToNumber(multiplier))),
      all?.numerator === 1n ? `1 in ${all.denominator}` : `${all?.numerator} in ${all?.denominator}`,
    ]
  })
  expect(rows).toEqual(expected)
})
