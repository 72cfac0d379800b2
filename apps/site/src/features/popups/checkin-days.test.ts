import { expect, test } from 'vitest'
import { checkinDays } from './checkin-days.ts'

test('[PR-02] days count from one, and levels are shown one higher than on the wire', () => {
  expect(checkinDays([])).toEqual([])
  expect(checkinDays([{ vipLevel: 0 }, { vipLevel: 3 }])).toEqual([
    { day: 1, vipLevel: 1 },
    { day: 2, vipLevel: 4 },
  ])
})
