import type { ErrorRow } from './errors.data.ts'

const refusal = (status: number, reaction: ErrorRow['reaction'] = 'alert'): ErrorRow => ({
  status,
  http: 200,
  reaction,
  readBy: 'screen',
})

/**
 * The refusals of the chat: 20041 to 20099. They are in the catalogue; the first load of the site leaves them out, and the
 * chat's screens bring this table along (`addErrors`).
 */
export const chatErrors = {
  /** Params: `waitMs`, `seconds`. */
  slow_mode: refusal(20041),
  /** Params: `reason`, and `until` unless it has no end. */
  muted: refusal(20042),
  banned: refusal(20043),
  /** The message waits for a helper. */
  held: refusal(20044),
  blocked_word: refusal(20045),
  link_not_allowed: refusal(20046),
  duplicate: refusal(20047),
  /** Params: `max`. */
  too_long: refusal(20048),
  too_many_mentions: refusal(20049),
  message_empty: refusal(20050),
  room_unknown: refusal(20051),
  /** Params: `level`. */
  level_needed: refusal(20052),
  room_full: refusal(20053),
  /** Only moderators write there now. */
  room_locked: refusal(20054),
  message_unknown: refusal(20055),
  /** The time to edit or delete it is over. */
  message_too_old: refusal(20056),
  /** Params: `minutes`. */
  account_too_new: refusal(20057),
  card_by_hand: refusal(20058),
  /** The account is excluded, in a break or closed. */
  writing_closed: refusal(20059),
  chat_name_taken: refusal(20060, 'field'),
  chat_name_malformed: refusal(20061, 'field'),
  player_unknown: refusal(20062),
  /** The account is excluded: no room of the chat opens. */
  reading_closed: refusal(20063),
} as const satisfies Record<string, ErrorRow>
