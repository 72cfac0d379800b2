import type { PhraseKey } from './keys.ts'

const gameIds = [
  // In the order of menus. A new game is one line here, and its name in each language's `games.ts`.
  'crash',
  'aviator',
  'mines',
  'football',
  'tower',
  'kangaroo',
  'stair',
  'thimbles',
  'scratch',
  'freespin',
] as const

/** The ids of the games that have a name, in the order of menus. */
export const namedGames: readonly string[] = gameIds

/** The ids of the lotteries, in the order of menus; their page is `/chatbet`. */
export const namedLotteries = ['dice3', 'colour10', 'race10', 'sum28', 'digits5'] as const

/** Whether an id is a lottery's. */
export function isLottery(gameId: string): gameId is (typeof namedLotteries)[number] {
  return namedLotteries.some((id) => id === gameId)
}

/** The text that names a game or a lottery; undefined for one that the product has no word for. */
export function gameNameKey(gameId: string): PhraseKey | undefined {
  const id = gameIds.find((name) => name === gameId) ?? namedLotteries.find((name) => name === gameId)
  return id && `games.${id}`
}
