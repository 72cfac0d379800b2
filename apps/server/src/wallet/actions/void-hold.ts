import type { ActionKind, MoneyRequest } from '../action.ts'

/** Which held win to take back. */
export type VoidHold = MoneyRequest & { holdId: string }

/** Takes a win that is still held back to the house by a reversal; one that is no longer held is unknown. */
export const voidHold: ActionKind<VoidHold, 'hold_unknown'> = {
  name: 'void_hold',
  reasons: ['hold_unknown'],
  row: ({ holdId }) => ({ hold_id: holdId }),
}
