import { expect, test } from 'vitest'
import { createBonusWatch } from './bonus-watch.ts'

const seen = (version: number, bonusMinor: bigint, kind = 'bet') => ({ accountId: 'me', kind, version, bonusMinor })

test('[BT-10] the commit that empties the bonus balance has released it', () => {
  const watch = createBonusWatch()
  expect([seen(1, 0n), seen(2, 40n), seen(3, 60n), seen(4, 0n), seen(5, 0n)].map(watch)).toEqual([
    undefined,
    undefined,
    undefined,
    60n,
    undefined,
  ])
})

test('[BT-10] what was forfeited is not released', () => {
  const watch = createBonusWatch()
  watch(seen(1, 40n))
  expect(watch(seen(2, 0n, 'expire_bonus'))).toBeUndefined()
})

test('[BT-10] a commit that is told late, or twice, says nothing', () => {
  const watch = createBonusWatch()
  watch(seen(5, 40n))
  expect(watch(seen(4, 0n))).toBeUndefined()
  expect(watch(seen(6, 0n))).toBe(40n)
  expect(watch(seen(6, 0n))).toBeUndefined()
})
