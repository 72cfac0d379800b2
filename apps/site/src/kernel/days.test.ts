import { expect, it } from 'vitest'
import { dayOf, daysAgo, endOfDay, isDay, startOfDay } from './days.ts'

it.each([
  ['2026-11-23', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['yesterday', false],
  ['', false],
])('%j is a day: %s', (text, isDayText) => {
  expect(isDay(text)).toBe(isDayText)
})

it('a day begins and ends where the device says', () => {
  expect(dayOf(new Date(startOfDay('2026-11-23')))).toBe('2026-11-23')
  expect(dayOf(new Date(endOfDay('2026-11-30') - 1))).toBe('2026-11-30')
  expect(dayOf(new Date(endOfDay('2026-12-31')))).toBe('2027-01-01')
  expect(daysAgo(1, new Date(2026, 2, 1, 0, 30))).toBe('2026-02-28')
})
