const COMMAND = /^\/bet(?:\s+|$)/i

/** What stands after `/bet`; undefined for another text. */
export function betsAfterCommand(text: string): string | undefined {
  return COMMAND.test(text) ? text.replace(COMMAND, '') : undefined
}

/** Whether a text may be bets, so that the grammar is worth fetching: bets have an amount and are short. */
export const mayBeBet = (text: string): boolean =>
  COMMAND.test(text) || (text.length <= 200 && /\d\s*k?\s*$/i.test(text))
