import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { multiplierToNumber } from '../payout.ts'
import { SCRATCH_PRIZES, scratchEngine } from './index.ts'

const page = readFileSync(new URL('../../../../docs/games/scratch.md', import.meta.url), 'utf8')

/** The rows of the page's odds table as lists of their cells. */
const rows = page
  .split('\n')
  .filter((line) => /^\| [1-8] /.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )

test('[FA-05] [BT-09] the odds table of the page of scratch is what the engine computes', () => {
  const prizes = scratchEngine.prizes?.(300) ?? []
  const tickets = prizes.reduce((sum, { weight }) => sum + weight, 0)
  const expected = SCRATCH_PRIZES.map(({ multiplier, share }, at) => {
    const { weight = 0 } = prizes[at + 1] ?? {}
    return [
      String(at + 1),
      String(multiplierToNumber(multiplier)),
      `${(share.numerator * 100n) / share.denominator} %`,
      String(weight),
      String(Number((tickets / weight).toFixed(2))),
    ]
  })
  expect(rows).toEqual(expected)
  const winning = tickets - (prizes[0]?.weight ?? 0)
  expect(page).toContain(`${((100 * winning) / tickets).toFixed(2)} % of the tickets win`)
})
