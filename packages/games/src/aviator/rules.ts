import { aviatorCurve } from '../flight/curve.ts'
import type { SharedGame } from '../shared/shared-game.ts'

/** Aviator: two bets a player, each with its own automatic cash-out, e^(0.0001 t). */
export const aviatorGame: SharedGame = { id: 'aviator', curve: aviatorCurve, slots: 2, bettingMs: 6_000, endMs: 3_000 }
