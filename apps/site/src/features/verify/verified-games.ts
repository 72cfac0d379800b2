import { namedGames, type PhraseKey, type Translate } from '@fairground/phrases'
import { gameName } from '../../kernel/language/game-names.ts'

/** The text that names each lottery. They have no lobby entry, so the first load of the site does without their names. */
const lotteryNames: Readonly<Record<string, PhraseKey>> = {
  dice3: 'verify.dice3',
  colour10: 'verify.colour10',
  race10: 'verify.race10',
  sum28: 'verify.sum28',
  digits5: 'verify.digits5',
}

/** Every game that the verifier knows, in the order of the menu. */
export const verifiedGames: readonly string[] = [...namedGames, ...Object.keys(lotteryNames)]

/** The name of a game or a lottery in the player's language. */
export function verifiedName(gameId: string, t: Translate): string {
  const key = lotteryNames[gameId]
  return key ? t(key) : gameName(gameId, t)
}
