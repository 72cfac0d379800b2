import { expect, test } from 'vitest'
import { spinValues } from './spins.ts'

test('[BT-10] spins of one value stand together, those that end first in front', () => {
  const gift = (value: number, left: number, expiresAt: number) => ({
    value,
    left,
    expiresAt,
    source: 'staff' as const,
  })
  expect(spinValues({ spins: [gift(1, 2, 900), gift(5, 1, 500), gift(1, 3, 700)] })).toEqual([
    { value: 5, spinsLeft: 1, expiresAt: 500 },
    { value: 1, spinsLeft: 5, expiresAt: 700 },
  ])
  expect(spinValues({ spins: [] })).toEqual([])
})
