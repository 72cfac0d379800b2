import { expect, test } from 'vitest'
import { checkinDays } from './checkin-days.ts'

const day = { state: 'ahead', count: 1, value: 1 } as const
const labelOf = (level: number) => level + 1

test('[PR-02] days count from one, and levels are shown one higher than on the wire', () => {
  expect(checkinDays([], { mine: 1, labelOf: labelOf })).toEqual([])
  expect(
    checkinDays(
      [
        { ...day, state: 'taken', vipLevel: 0 },
        { ...day, vipLevel: 3 },
      ],
      { mine: 1, labelOf: labelOf },
    ),
  ).toEqual([
    { ...day, state: 'taken', day: 1, isLocked: false },
    { ...day, day: 2, vipLevel: 4, isLocked: true },
  ])
})

test('[PR-02] a gift is open from its level on, also where levels are shown as they are on the wire', () => {
  const isLocked = (mine: number, labelOf: (level: number) => number) =>
    checkinDays([{ ...day, vipLevel: 2 }], { mine, labelOf })[0]?.isLocked
  expect([2, 3].map((mine) => isLocked(mine, labelOf))).toEqual([true, false])
  expect([1, 2].map((mine) => isLocked(mine, (level) => level))).toEqual([true, false])
})

test('[PR-02] a day without a gift is never locked', () => {
  expect(checkinDays([{ ...day, count: 0, vipLevel: 3 }], { mine: 1, labelOf: labelOf })[0]?.isLocked).toBe(false)
})
