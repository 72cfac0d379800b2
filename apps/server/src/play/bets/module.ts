import type { Module } from '../../ground/module.ts'
import * as fair from './calls/fair.ts'
import * as game from './calls/index.ts'
import * as limits from './calls/limits.ts'
import { flightStops, steps } from './calls/moves.ts'
import type { BetsParts } from './parts.ts'

/** The calls that bet and move, for players and demonstrations. */
export const bets: Module<BetsParts> = {
  name: 'bets',
  calls: [...Object.values(game), ...Object.values(fair), ...Object.values(limits), ...steps, ...flightStops],
}
