import * as calls from '@fairground/contract/calls/category'
import type { CategoryGame } from '@fairground/contract/category'
import { ALL_GAMES } from '../game-categories/category-param.ts'
import { type CallResult, useHost } from '../host.ts'

/** The listed games with some ids, in their order; leaves out ids that the site does not list. */
export function useListedGames(ids: readonly string[]): CallResult<readonly CategoryGame[]> {
  const result = useHost().useAnswer(
    calls.categoryPage,
    { id: ALL_GAMES, pageNo: 1, pageSize: 100 },
    { staleMs: 60_000, when: ids.length > 0 },
  )
  if (ids.length === 0) return { state: 'ready', answer: [] }
  if (result.state !== 'ready') return result
  const listedGames = result.answer.page.content
  return { state: 'ready', answer: ids.flatMap((id) => listedGames.find(({ gameId }) => gameId === id) ?? []) }
}
