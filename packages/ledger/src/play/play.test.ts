import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { convert } from './convert.ts'
import { playAfterBet, playAfterRound } from './count-play.ts'
import { findPlayRefusal, usedOf } from './find-play-refusal.ts'
import { noLimits } from './no-limits.test-data.ts'
import { endOfPeriod, PERIODS, startOfPeriod } from './periods.ts'
import type { CurrencyScale, Play, PlayLimit } from './play.ts'
import { NO_USAGE, periodAt, usageAfter } from './usage.ts'

const DAY_MS = 24 * 60 * 60_000
const MONDAY = Date.UTC(2026, 10, 23)
const currencies = new Map<string, CurrencyScale>([
  ['PLAY', { decimals: 2, scaleE8: 100_000_000n }],
  ['IDR', { decimals: 0, scaleE8: 100_000_000_000n }],
  ['BTC', { decimals: 8, scaleE8: 1_000n }],
])
const playOf = (overrides: Partial<Play> = {}): Play => ({ ...noLimits, countsMoney: true, ...overrides })
const limitOf = (kind: PlayLimit['kind'], value: bigint, currencyId = 'PLAY'): PlayLimit => ({
  ...{ kind, period: 'day', value, currencyId },
})
const contextAt = (atMs: number) => ({ atMs, currencies, jurisdictions: new Map() })
const refusalOf = (play: Play, stakeMinor: bigint, atMs = MONDAY, isSpin = false) =>
  findPlayRefusal(play, { stakeMinor, jurisdictionId: 'any' }, isSpin, contextAt(atMs))
const asState = (play: Play) => ({ play }) as Parameters<typeof playAfterBet>[0]

describe('[RG-02] periods are calendar days, weeks from Monday and months, in UTC', () => {
  test('their edges', () => {
    expect(new Date(startOfPeriod('week', Date.UTC(2026, 10, 29, 23, 59))).toISOString()).toContain('2026-11-23')
    expect(new Date(startOfPeriod('week', MONDAY - 1)).toISOString()).toContain('2026-11-16')
    expect(new Date(endOfPeriod('month', Date.UTC(2026, 11, 1))).toISOString()).toContain('2027-01-01')
    expect(new Date(startOfPeriod('month', Date.UTC(2028, 1, 29, 12))).toISOString()).toContain('2028-02-01')
  })
  test('each moment lies in its period', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_102_444_800_000 }), fc.constantFrom(...PERIODS), (atMs, period) => {
        const startMs = startOfPeriod(period, atMs)
        const endMs = endOfPeriod(period, startMs)
        expect(startMs <= atMs && atMs < endMs).toBe(true)
        expect(startOfPeriod(period, endMs)).toBe(endMs)
        expect(startOfPeriod(period, endMs - 1)).toBe(startMs)
      }),
    )
  })
})

test('[RG-02] a clock that goes back stays in the later period: no sum is lost', () => {
  const money = { currencyId: 'PLAY', stakedMinor: 5n, lostMinor: 5n, placedAtMs: MONDAY }
  const usage = usageAfter(NO_USAGE, MONDAY, money)
  expect(periodAt('day', usage.periods.day, MONDAY - DAY_MS).money).toEqual(usage.periods.day.money)
  expect(periodAt('day', usage.periods.day, MONDAY + DAY_MS).money).toEqual({})
})

test('[RG-02] conversion rounds so that no limit grows', () => {
  expect(convert(1n, 'IDR', 'PLAY', currencies, 'up')).toBe(1n)
  expect(convert(1n, 'IDR', 'PLAY', currencies, 'down')).toBe(0n)
  expect(convert(-1n, 'IDR', 'PLAY', currencies, 'up')).toBe(0n)
  expect(convert(-1n, 'IDR', 'PLAY', currencies, 'down')).toBe(-1n)
  expect(convert(100n, 'PLAY', 'BTC', currencies, 'up')).toBe(1000n)
  expect(() => convert(1n, 'PLAY', 'XXX', currencies, 'up')).toThrow('XXX')
})

test('[RG-02] a payout of a bet of an earlier day gives no room today', () => {
  const bet = playAfterBet(asState(playOf()), { chargedMinor: 100n, paidMinor: 0n }, MONDAY - 1)
  const paid = playAfterRound(asState(bet), { createdAtMs: MONDAY - 1 }, { paidMinor: 500n }, MONDAY)
  const used = (period: 'day' | 'month') => usedOf(paid, { ...limitOf('loss', 0n), period }, contextAt(MONDAY))
  expect([used('day'), used('month')]).toEqual([0n, -400n])
})

test('[RG-02] without the first bets of its periods a limit of money waits until they are counted; a spin does not', () => {
  const play = playOf({ countsMoney: false, limits: [limitOf('loss', 1n)] })
  expect(refusalOf(play, 1n)).toEqual({ reason: 'play_uncounted' })
  expect(refusalOf(play, 1n, MONDAY, true)).toBeUndefined()
})

test('[RG-03] an exclusion comes before a time-out, and one for good has no end', () => {
  const play = playOf({ timeOutUntilMs: MONDAY + 1, excludedUntilMs: Number.POSITIVE_INFINITY })
  expect(refusalOf(play, 1n)).toEqual({ reason: 'self_excluded', details: { kind: 'exclusion' } })
  const timeOut = { reason: 'time_out', details: { kind: 'time_out', untilMs: MONDAY + 1 } }
  expect(refusalOf({ ...play, excludedUntilMs: MONDAY }, 1n)).toEqual(timeOut)
  expect(refusalOf({ ...play, excludedUntilMs: 0, timeOutUntilMs: MONDAY }, 1n)).toBeUndefined()
})

test('[RG-02] whatever is bet and paid in whatever currency, accepted stakes never pass a limit', () => {
  const stepArbitrary = fc.record({
    currencyId: fc.constantFrom('PLAY', 'IDR', 'BTC'),
    stake: fc.bigInt({ min: 1n, max: 5000n }),
    paid: fc.bigInt({ min: 0n, max: 3000n }),
    passMs: fc.integer({ min: 0, max: 8 * 60 * 60_000 }),
  })
  fc.assert(
    fc.property(
      fc.array(stepArbitrary, { maxLength: 40 }),
      fc.bigInt({ min: 0n, max: 10_000n }),
      fc.constantFrom('loss', 'wager') as fc.Arbitrary<'loss' | 'wager'>,
      (steps, value, kind) => {
        let play = playOf({ limits: [limitOf(kind, value)] })
        let atMs = MONDAY
        for (const { currencyId, stake, paid, passMs } of steps) {
          atMs += passMs
          play = { ...play, currencyId }
          if (refusalOf(play, stake, atMs)) continue
          const state = asState(play)
          const open = playAfterBet(state, { chargedMinor: stake, paidMinor: 0n }, atMs)
          // While the bet is open its whole stake counts, and even so the limit holds.
          expect(usedOf(open, limitOf(kind, value), contextAt(atMs)) <= value).toBe(true)
          play = playAfterRound(asState(open), { createdAtMs: atMs }, { paidMinor: paid }, atMs)
        }
      },
    ),
  )
})
