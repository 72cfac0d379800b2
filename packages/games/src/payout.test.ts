import { fraction } from '@fairground/money'
import { expect, test } from 'vitest'
import { multiplierFor, multiplierToNumber, parseEdge, payoutMinor } from './payout.ts'

test.each([50, 300, 1000])('an edge of %i basis points is one', (edge) => {
  expect(parseEdge(edge)).toBe(edge)
})

test.each([49, 1001, 0, -300, 300.5, Number.NaN, '300', null, undefined])('an edge of %j is refused', (edge) => {
  expect(parseEdge(edge)).toBeUndefined()
})

test.each([
  [fraction(22n, 25n), 300, 11022n],
  [fraction(1n, 2n), 50, 19900n],
  [fraction(1n, 3n), 1000, 27000n],
  [fraction(3n, 7n), 300, 22633n],
])('[FA-05] the multiplier is floor(10000 (1 - e) / p)', (chance, edge, multiplier) => {
  expect(multiplierFor(chance, edge)).toBe(multiplier)
})

test.each([
  [{ stakeMinor: 500n }, 11022n, 551n],
  [{ stakeMinor: 1n }, 19999n, 1n],
  [{ stakeMinor: 1n }, 9999n, 0n],
  [{ stakeMinor: 500n }, 0n, 0n],
  [{ stakeMinor: 500n, maxWinMinor: 550n }, 11022n, 550n],
  [{ stakeMinor: 500n, maxWinMinor: 551n }, 11022n, 551n],
  [{ stakeMinor: 500n, maxWinMinor: 552n }, 11022n, 551n],
])('a payout is floored once and capped: %o at %s pays %s', (stake, multiplier, payout) => {
  expect(payoutMinor(stake, multiplier)).toBe(payout)
})

test('a multiplier as a JSON number', () => {
  expect([0n, 10000n, 11022n, 50443028500n].map(multiplierToNumber)).toEqual([0, 1, 1.1022, 5044302.85])
})
