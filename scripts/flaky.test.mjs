import { expect, test } from 'vitest'
import { faultsOf, withLate } from './flaky.mjs'

const entry = (title, date = '2026-11-01') => ({ title, date, commit: 'abc' })
const now = Date.parse('2026-11-10')

test('a test that passed late is written down once, with the first day', () => {
  const run = { date: '2026-11-10', commit: 'def' }
  expect(withLate([entry('a')], ['a', 'b'], run)).toEqual([entry('a'), { title: 'b', ...run }])
})

test('five may pass late, six may not', () => {
  expect(
    faultsOf(
      ['a', 'b', 'c', 'd', 'e'].map((title) => entry(title)),
      now,
    ),
  ).toEqual([])
  expect(
    faultsOf(
      ['a', 'b', 'c', 'd', 'e', 'f'].map((title) => entry(title)),
      now,
    ),
  ).toEqual(['6 tests pass at the second try only; 5 may: e2e/flaky.json'])
})

test('one may do so for 14 days', () => {
  expect(faultsOf([entry('a', '2026-10-27')], now)).toEqual([])
  expect(faultsOf([entry('a', '2026-10-26')], now)).toEqual([
    'since 2026-10-26, more than 14 days, passes at the second try only: a',
  ])
})
