import type { ActionKind, MoneyRequest } from '../action.ts'

/** Which open round to call off. */
export type VoidRound = MoneyRequest & { roundId: string }

/** Gives an open round's stake back by a reversal and closes the round as CANCELLED. */
export const voidRound: ActionKind<VoidRound, 'round_unknown' | 'round_closed'> = {
  name: 'void_round',
  reasons: ['round_unknown', 'round_closed'],
  row: ({ roundId }) => ({ round_id: roundId }),
}
