import type { SlipError } from '@fairground/games/lottery'
import { minorToDecimalString } from '@fairground/money'
import { requestSlip } from '../../../games/kit/lottery/slip-request.ts'
import { readTypedBets } from '../../../games/kit/lottery/typed-bets.ts'
import { followLink } from '../../../links/follow-link.ts'
import { closePopup } from '../../../popups/popups.ts'
import { betsAfterCommand } from './may-be-bet.ts'

/** The bets of a text of the chat. */
interface ChatBets {
  lines: readonly { market: string; pick: string; stake: string }[]
  /** What cannot be read, and the part of the text. */
  error?: SlipError & { part: string }
  /** Whether the text begins with `/bet`. */
  isCommand: boolean
}

/**
 * Reads bets in a text. Every amount passes: the slip shows the limits of a stake.
 * @param decimalLength of the player's currency
 */
export function readBets(gameId: string, text: string, decimalLength: number): ChatBets {
  const after = betsAfterCommand(text)
  const typed = after ?? text
  const limits = { minStakeMinor: 1n, maxStakeMinor: 10n ** 15n, maxWinMinor: 10n ** 24n, edge: 300, decimalLength }
  const { lines, error } = readTypedBets(gameId, typed, limits)
  return {
    lines: lines.map(({ market, pick, stakeMinor }) => ({
      ...{ market, pick },
      stake: minorToDecimalString(stakeMinor, decimalLength),
    })),
    ...(error && { error: { ...error, part: typed.slice(error.start, error.end) } }),
    isCommand: after !== undefined,
  }
}

/** Fills the slip of the lottery with the bets of a text. @returns false where it has none */
export function takeBets(gameId: string, text: string, decimalLength: number): boolean {
  const { lines } = readBets(gameId, text, decimalLength)
  if (lines.length === 0) return false
  requestSlip({ gameId, lines })
  closePopup('chat')
  followLink(`#lottery=${gameId}`)
  return true
}
