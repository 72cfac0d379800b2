import { type CategoryGame, category as calls } from '@fairground/contract'
import { ALL_GAMES } from '../game-categories/category-param.ts'
import { type Asked, useHost } from '../host.ts'

/** The listed games of some ids, in the order of the ids; those that the site does not list are left out. */
export function useListed(ids: readonly string[]): Asked<readonly CategoryGame[]> {
  const asked = useHost().useAnswer(
    calls.categoryPage,
    { id: ALL_GAMES, pageNo: 1, pageSize: 100 },
    { staleMs: 60_000, when: ids.length > 0 },
  )
  if (ids.length === 0) return { state: 'ready', answer: [] }
  if (asked.state !== 'ready') return asked
  const listed = asked.answer.page.content
  return { state: 'ready', answer: ids.flatMap((id) => listed.find(({ gameId }) => gameId === id) ?? []) }
}
