import { expect, test } from 'vitest'
import { isDeskOpen, nextOpening } from './desk-hours.ts'

const hours = { days: [1, 2, 3, 4, 5], from: '09:00', until: '17:30', timeZone: 'America/Sao_Paulo' }
/** Sao Paulo is three hours behind UTC. */
const at = (text: string) => Date.parse(`${text}-03:00`)

test('the desk is open within its hours of its own time zone', () => {
  expect(isDeskOpen(hours, at('2026-11-25T08:59'))).toBe(false)
  expect(isDeskOpen(hours, at('2026-11-25T09:00'))).toBe(true)
  expect(isDeskOpen(hours, at('2026-11-25T17:29'))).toBe(true)
  expect(isDeskOpen(hours, at('2026-11-25T17:30'))).toBe(false)
  expect(isDeskOpen(hours, at('2026-11-28T12:00'))).toBe(false)
  expect(isDeskOpen(null, at('2026-11-28T03:00'))).toBe(true)
})

test('the next opening is known while the desk is closed', () => {
  expect(nextOpening(hours, at('2026-11-25T12:00'))).toBeUndefined()
  expect(nextOpening(hours, at('2026-11-27T17:30'))).toBe(at('2026-11-30T09:00'))
  expect(nextOpening(hours, at('2026-11-25T04:07'))).toBe(at('2026-11-25T09:00'))
  expect(nextOpening({ ...hours, days: [] }, at('2026-11-25T04:07'))).toBeUndefined()
})
