import { category as calls } from '@fairground/contract'
import Search from 'lucide-react/icons/search'
import { useDeferredValue, useId, useState } from 'react'
import type { ViewProps } from '../block.tsx'
import { BlockLink } from '../block-link.tsx'
import { Failed } from '../failed.tsx'
import { GamePicture } from '../game-art/game-picture.tsx'
import { ALL_GAMES } from '../game-categories/category-param.ts'
import { useGameName } from '../game-names.ts'
import { useHost } from '../host.ts'
import type { gameSearchFields } from './fields.ts'
import { findGames } from './find-games.ts'

/** The field, and below it the games that it finds. Games are asked for when the field is first used. */
export function View({ data }: ViewProps<typeof gameSearchFields>) {
  const host = useHost()
  const t = host.useTranslate()
  const text = host.useText()
  const id = useId()
  const [query, setQuery] = useState('')
  const [wanted, setWanted] = useState(false)
  const isAsking = wanted && query.trim() !== ''
  return (
    <search className="block">
      <label htmlFor={id} className="sr-only">
        {t('games.search')}
      </label>
      <span className="relative block">
        <Search
          size={20}
          aria-hidden="true"
          className="pointer-events-none absolute start-4 top-1/2 -translate-y-1/2 text-muted"
        />
        <input
          id={id}
          type="search"
          value={query}
          placeholder={text(data.placeholder)}
          autoComplete="off"
          onFocus={() => setWanted(true)}
          onChange={(event) => {
            setWanted(true)
            setQuery(event.target.value)
          }}
          className="h-12 w-full rounded-m border border-edge bg-block ps-12 pe-4 text-m placeholder:text-muted focus:border-focus"
        />
      </span>
      <div role="status">{isAsking && <Found query={query} most={data.most} />}</div>
    </search>
  )
}

function Found({ query, most }: { query: string; most: number }) {
  const host = useHost()
  const t = host.useTranslate()
  const nameOf = useGameName()
  const deferred = useDeferredValue(query)
  const asked = host.useAnswer(calls.categoryPage, { id: ALL_GAMES, pageNo: 1, pageSize: 100 }, { staleMs: 60_000 })
  if (asked.state === 'failed') return <Failed retry={asked.retry} className="mt-3" />
  if (asked.state === 'loading') return <p className="mt-3 text-s text-muted">{t('common.loading')}</p>
  const games = findGames(asked.answer.page.content, (one) => nameOf(one.gameId, one.name), deferred)
  if (games.length === 0) {
    return <p className="mt-3 text-s text-muted">{t('games.notFound', { query: deferred.trim() })}</p>
  }
  return (
    <ul className="mt-3 overflow-hidden rounded-m border border-line bg-block shadow-block">
      {games.slice(0, most).map((one) => (
        <li key={one.id} className="border-b border-line last:border-0">
          <BlockLink
            to={one.link}
            className="flex min-h-14 w-full items-center gap-3 px-3 py-1.5 text-start font-semibold transition-colors duration-120 hover:bg-button"
          >
            <span className="block size-11 shrink-0">
              <GamePicture game={one} />
            </span>
            {nameOf(one.gameId, one.name)}
          </BlockLink>
        </li>
      ))}
    </ul>
  )
}
