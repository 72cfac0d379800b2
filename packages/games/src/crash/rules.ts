import { crashCurve } from '../flight/curve.ts'
import type { SharedGame } from '../shared/shared-game.ts'

/** Crash: one bet a player, e^(0.00006 t). */
export const crashGame: SharedGame = { id: 'crash', curve: crashCurve, slots: 1, bettingMs: 6_000, endMs: 3_000 }
