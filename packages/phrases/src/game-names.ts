import type { PhraseKey } from './keys.ts'

/** The text that names each game, by its id, in the order of menus. A new game is one line here. */
const names: Readonly<Record<string, PhraseKey>> = {
  crash: 'games.crash',
  aviator: 'games.aviator',
  mines: 'games.mines',
  football: 'games.football',
  tower: 'games.tower',
  kangaroo: 'games.kangaroo',
  stair: 'games.stair',
  thimbles: 'games.thimbles',
  scratch: 'games.scratch',
  freespin: 'games.freespin',
}

/** The ids of the games that have a name here. */
export const namedGames: readonly string[] = Object.keys(names)

/** The ids of the lotteries, in the order of menus; their page is `/chatbet`. */
export const namedLotteries = ['dice3', 'colour10', 'race10', 'sum28', 'digits5'] as const

/** Whether an id is a lottery's. */
export function isLottery(gameId: string): gameId is (typeof namedLotteries)[number] {
  return namedLotteries.some((id) => id === gameId)
}

/** The text that names a game or a lottery; undefined for one that the product has no word for. */
export function gameNameKey(gameId: string): PhraseKey | undefined {
  if (isLottery(gameId)) return `games.${gameId}`
  return Object.hasOwn(names, gameId) ? names[gameId] : undefined
}
