import type { GivenAnswerOf } from '@fairground/contract/call'
import type { settings } from '@fairground/contract/calls/game'
import type { freeSpins } from '@fairground/contract/calls/promotion'
import { demoJurisdiction } from '@fairground/contract/jurisdiction'
import { findEngine, multiplierToNumber } from '@fairground/games'

/** The house edge of every game of the tests, in basis points. */
export const EDGE = 300

/** The settings of a game as a new site has them. */
export const settingsOf = (
  gameId: string,
  more: Partial<GivenAnswerOf<typeof settings>['model']> = {},
): GivenAnswerOf<typeof settings>['model'] => ({
  gameId,
  edge: EDGE,
  minStake: 1,
  maxStake: 1000,
  defaultStake: 5,
  maxWin: 10_000,
  enabled: true,
  currencyId: 'G$',
  symbol: 'G$',
  decimalLength: 2,
  version: 1,
  jurisdiction: demoJurisdiction,
  ...(findEngine(gameId)?.prizes && {
    prizes: findEngine(gameId)
      ?.prizes?.(EDGE)
      .map(({ multiplier, weight }) => ({ multiplier: multiplierToNumber(multiplier), weight })),
  }),
  ...more,
})

/** Granted spins, each row of a value and how many of it are left. */
export const spinsOf = (
  ...rows: readonly (readonly [value: number, left: number])[]
): GivenAnswerOf<typeof freeSpins>['model'] => ({
  left: rows.reduce((sum, [, left]) => sum + left, 0),
  spins: rows.map(([value, left], at) => ({ value, left, expiresAt: 1_900_000_000_000 + at, source: 'staff' })),
  rule: { times: 20, days: 7, shares: {} },
  allowed: true,
})
