import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { multiplierToNumber } from '../payout.ts'
import { freespinEngine, SECTORS } from './index.ts'

const page = readFileSync(new URL('../../../../docs/games/freespin.md', import.meta.url), 'utf8')

/** The rows of the page's odds table as lists of their cells. */
const rows = page
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )

test('[FA-05] [BT-10] the odds table of the page of free spin is what the engine computes', () => {
  const expected = SECTORS.map(({ multiplier, weight }, sector) => [
    String(sector),
    String(multiplierToNumber(multiplier)),
    String(weight),
  ])
  expect(rows).toEqual(expected)
  const { numerator, denominator } = freespinEngine.returnToPlayer({ options: {}, edge: 300 }, 0, {
    stakeMinor: 10_000n,
  })
  expect(page).toContain(`${numerator} in ${denominator} of a spin's value on average`)
})
