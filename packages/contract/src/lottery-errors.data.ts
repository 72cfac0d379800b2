import type { ErrorRow } from './errors.data.ts'

const refusal = (status: number, reaction: ErrorRow['reaction'] = 'alert'): ErrorRow => ({
  status,
  http: 200,
  reaction,
  readBy: 'screen',
})

/**
 * The refusals of the lotteries: 20001 to 20040. They are in the catalogue; the first load of the site leaves them out, and the
 * lotteries' screens bring this table along (`addErrors`).
 */
export const lotteryErrors = {
  /** Params: `next`, the term that takes bets now, if one does. */
  term_closed: refusal(20001),
  /** Params: `max`, the largest stake of the line `line` that fits. */
  term_limit: refusal(20002, 'field'),
  too_many_lines: refusal(20003),
  /** Params: `line`, its index from 0; as in the next one. */
  line_unknown: refusal(20004),
  line_not_allowed: refusal(20005),
  slip_total: refusal(20006),
  cancel_closed: refusal(20007),
  cancel_limit: refusal(20008),
  cancel_not_allowed: refusal(20009),
  /** There is no card of a bet of this lottery by that id, or not where the player reads. */
  card_unknown: refusal(20031),
  follow_not_allowed: refusal(20032),
  /** The slip has not the picks of the card that it says it follows. */
  follow_differs: refusal(20033),
} as const satisfies Record<string, ErrorRow>
