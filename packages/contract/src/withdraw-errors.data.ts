import type { ErrorRow } from './errors.data.ts'

const refusal = (status: number, reaction: ErrorRow['reaction'] = 'alert'): ErrorRow => ({
  status,
  http: 200,
  reaction,
  readBy: 'screen',
})

/**
 * The refusals of a player's withdrawal. They are in the catalogue; the first load of the site leaves them out, and the form of
 * withdrawals brings this table along (`addErrors`).
 */
export const withdrawErrors = {
  withdraw_below_minimum: refusal(2210, 'field'),
  withdraw_above_maximum: refusal(2211, 'field'),
  withdraw_above_balance: refusal(2212, 'field'),
  amount_step: refusal(2213, 'field'),
  destination_malformed: refusal(2214, 'field'),
  destination_taken: refusal(2215, 'field'),
  destination_new: refusal(2216, 'field'),
  withdrawal_unknown: refusal(2217),
} as const satisfies Record<string, ErrorRow>
