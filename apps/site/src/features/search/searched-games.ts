import * as calls from '@fairground/contract/calls/category'
import type { Category, CategoryGame } from '@fairground/contract/category'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../design/use-answer.ts'

/** The most games of one category that are searched. */
const PAGE = { pageNo: 1, pageSize: 100 }
const FRESH_MS = 60_000
const EVERYTHING = 'ALL'

/** A game that can be found, with the categories that say what it is. */
export interface SearchedGame extends CategoryGame {
  kinds: readonly Category[]
}

/** Every game of the house, in the order of its lists. */
export const searchedGamesQuery = queryOptions({
  queryKey: ['searched-games'] as const,
  queryFn: readGames,
  staleTime: FRESH_MS,
})

async function readGames(): Promise<SearchedGame[]> {
  const { list } = await ask(calls.categoryList, {})
  const lists = await Promise.all(
    list.map(async (kind) => {
      const { page } = await ask(calls.categoryPage, { id: kind.id, ...PAGE })
      return { kind, games: page.content }
    }),
  )
  const foundGames = new Map<string, SearchedGame>()
  for (const { kind, games } of lists)
    for (const game of games) {
      const kinds = foundGames.get(game.gameId)?.kinds ?? []
      foundGames.set(game.gameId, { ...game, kinds: kind.type === EVERYTHING ? kinds : [...kinds, kind] })
    }
  return [...foundGames.values()]
}
