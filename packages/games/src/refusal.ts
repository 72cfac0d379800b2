/** Why an engine refuses a player's action. */
export type RefusalReason =
  /** The options of the bet are missing, of the wrong type or out of range. */
  | 'invalid_options'
  /** The move is missing, of the wrong type or out of range. */
  | 'invalid_move'
  /** The player has picked the position before in this round. */
  | 'already_picked'
  /** The round is over. */
  | 'round_finished'
  /** The player has not survived a step yet. */
  | 'nothing_to_cash_out'

/** A player's mistake, as a value: nothing has changed. */
export interface Refusal {
  readonly refused: RefusalReason
}

/** Makes a refusal. */
export function refuse(reason: RefusalReason): Refusal {
  return { refused: reason }
}

/** Whether an engine's answer is a refusal. */
export function isRefusal(answer: unknown): answer is Refusal {
  return typeof answer === 'object' && answer !== null && 'refused' in answer
}
