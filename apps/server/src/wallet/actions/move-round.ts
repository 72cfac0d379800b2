import { HOLD_MS } from '@fairground/ledger'
import type { ActionKind, MoneyRequest } from '../action.ts'

/** How a round ended. */
export type RoundEnd = {
  result: 'WIN' | 'LOSE' | 'DRAW'
  /** 0 to the round's most; above 0 it waits in a hold with the round's id. */
  payoutMinor: bigint
}

/** What the engine decided for an open round. */
export type MoveRound = MoneyRequest & {
  roundId: string
  /** The step that the decision was made on: a round that has moved on since refuses it. */
  step: number
  nextStep: number
  /** All moves so far, this one included: JSON of the game's own shape. */
  moves: unknown
  /** Multiplier x 10,000 reached so far. */
  multiplierE4: bigint
  /** Undefined while the round goes on. */
  end: RoundEnd | undefined
}

/** Stores an open round's next step; with `end` it closes the round and pays into player:held, for 15 s at most. */
export const moveRound: ActionKind<MoveRound, 'round_unknown' | 'round_closed' | 'round_changed'> = {
  name: 'move',
  wonMinor: ({ end }) => end?.payoutMinor ?? 0n,
  reasons: ['round_unknown', 'round_closed', 'round_changed'],
  row: (move) => ({
    round_id: move.roundId,
    step: move.step,
    next_step: move.nextStep,
    moves: move.moves,
    multiplier_e4: String(move.multiplierE4),
    result: move.end?.result ?? null,
    payout_minor: String(move.end?.payoutMinor ?? 0n),
    hold_ms: HOLD_MS,
  }),
}
