import { namedGames, namedLotteries } from '@fairground/phrases'

/** Every game that the verifier knows, in the order of the menu. */
export const verifiedGames: readonly string[] = [...namedGames, ...namedLotteries]
