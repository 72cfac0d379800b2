import {
  findLottery,
  parseSlip,
  type SlipError,
  type SlipLimits,
  type SlipLine,
  slipAliases,
} from '@fairground/games/lottery'

/** A typed text reads as words of these languages beside English; a player may type any of them. */
const ALIASES = Object.assign({}, ...Object.values(slipAliases)) as Record<string, string>

/** The bets of a typed text, or its first error; neither for a blank text. An unknown lottery has no bets. */
export function readTypedBets(
  gameId: string,
  text: string,
  limits: SlipLimits,
): { lines: readonly SlipLine[]; error?: SlipError } {
  const lottery = findLottery(gameId)
  if (!lottery) return { lines: [] }
  const parsed = parseSlip(lottery, text, { aliases: ALIASES, limits })
  if ('lines' in parsed) return { lines: parsed.lines }
  const [error] = parsed.errors
  return { lines: [], ...(error && { error }) }
}
