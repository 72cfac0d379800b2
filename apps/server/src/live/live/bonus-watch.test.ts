import { expect, test } from 'vitest'
import { createBonusWatch } from './bonus-watch.ts'

const commitOf = (version: number, bonusMinor: bigint, kind = 'bet') => ({ accountId: 'me', kind, version, bonusMinor })

test('[BT-10] the commit that empties the bonus balance releases it', () => {
  const watch = createBonusWatch()
  expect([commitOf(1, 0n), commitOf(2, 40n), commitOf(3, 60n), commitOf(4, 0n), commitOf(5, 0n)].map(watch)).toEqual([
    undefined,
    undefined,
    undefined,
    60n,
    undefined,
  ])
})

test('[BT-10] a forfeit is not a release', () => {
  const watch = createBonusWatch()
  watch(commitOf(1, 40n))
  expect(watch(commitOf(2, 0n, 'expire_bonus'))).toBeUndefined()
})

test('[BT-10] a late or repeated commit releases nothing', () => {
  const watch = createBonusWatch()
  watch(commitOf(5, 40n))
  expect(watch(commitOf(4, 0n))).toBeUndefined()
  expect(watch(commitOf(6, 0n))).toBe(40n)
  expect(watch(commitOf(6, 0n))).toBeUndefined()
})
