import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { multiplierToNumber } from '../payout.ts'
import { thimblesEngine } from './index.ts'

const page = readFileSync(new URL('../../../../docs/games/thimbles.md', import.meta.url), 'utf8')

/** The rows of the page's odds table as lists of their cells. */
const rows = page
  .split('\n')
  .filter((line) => /^\| [12] /.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )

test('[FA-05] [BT-08] the odds table of the page of thimbles is what the engine computes', () => {
  const expected = [1, 2].map((balls) => {
    const [odds] = thimblesEngine.odds({ options: { balls }, edge: 300 })
    return [
      String(balls),
      `${odds?.reach.numerator} in ${odds?.reach.denominator}`,
      String(multiplierToNumber(odds?.multiplier ?? 0n)),
    ]
  })
  expect(rows).toEqual(expected)
})
