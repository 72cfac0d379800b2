import type { ErrorRow } from './errors.data.ts'

const refusal = (status: number): ErrorRow => ({ status, http: 200, reaction: 'alert', readBy: 'screen' })
const forStaff = (status: number): ErrorRow => ({ ...refusal(status), readBy: 'staff' })

/**
 * The refusals of the live chat: 20063 to 20072. They are in the catalogue; the first load of the site leaves them out, and the
 * screen of the live chat brings this table along (`addErrors`).
 */
export const supportErrors = {
  /** No such conversation, another player's, or a wrong secret. */
  conversation_unknown: refusal(20063),
  conversation_closed: refusal(20064),
  /** Only a solved conversation is rated. */
  conversation_not_solved: refusal(20065),
  /** Params: `max`. */
  too_many_conversations: refusal(20066),
  attachment_unknown: refusal(20067),
  support_text_empty: refusal(20068),
  /** Another agent has the conversation. */
  conversation_of_another: forStaff(20069),
  /** Params: `max`. */
  agent_full: forStaff(20070),
  /** A transcript goes only to an e-mail address that the player has proved. */
  no_proved_address: refusal(20071),
  /** Another player's, a visitor's, a complaint, or the same conversation twice. */
  merge_not_possible: forStaff(20072),
} as const satisfies Record<string, ErrorRow>
