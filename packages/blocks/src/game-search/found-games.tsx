import * as calls from '@fairground/contract/calls/category'
import { useDeferredValue } from 'react'
import { BlockLink } from '../block-link.tsx'
import { Failed } from '../failed.tsx'
import { GamePicture } from '../game-art/game-picture.tsx'
import { ALL_GAMES } from '../game-categories/category-param.ts'
import { useGameName } from '../game-names.ts'
import { useHost } from '../host.ts'
import { findGames } from './find-games.ts'

const PANEL = 'mt-2 rounded-m border border-line bg-block shadow-raised'

/** The games whose name matches the query. */
export function FoundGames({ query, most }: { query: string; most: number }) {
  const host = useHost()
  const t = host.useTranslate()
  const nameOf = useGameName()
  const deferredQuery = useDeferredValue(query)
  const result = host.useAnswer(calls.categoryPage, { id: ALL_GAMES, pageNo: 1, pageSize: 100 }, { staleMs: 60_000 })
  if (result.state === 'failed') return <Failed retry={result.retry} className="mt-2" />
  if (result.state === 'loading') return <p className={`${PANEL} p-4 text-s text-muted`}>{t('common.loading')}</p>
  const games = findGames(result.answer.page.content, (entry) => nameOf(entry.gameId, entry.name), deferredQuery)
  if (games.length === 0) {
    return <p className={`${PANEL} p-4 text-s text-muted`}>{t('games.notFound', { query: deferredQuery.trim() })}</p>
  }
  return (
    <ul className={`${PANEL} max-h-[60dvh] overflow-y-auto`}>
      {games.slice(0, most).map((entry) => (
        <li key={entry.id} className="border-b border-line last:border-0">
          <BlockLink
            to={entry.link}
            className="flex min-h-14 w-full items-center gap-3 px-3 py-1.5 text-start font-semibold transition-colors duration-120 hover:bg-button"
          >
            <span className="block size-11 shrink-0">
              <GamePicture game={entry} />
            </span>
            {nameOf(entry.gameId, entry.name)}
          </BlockLink>
        </li>
      ))}
    </ul>
  )
}
