import { lazyPart } from '@fairground/ui/lazy-part'
import { loadChunk } from '@fairground/ui/load-chunk'
import Search from 'lucide-react/icons/search'
import { Suspense, useEffect, useId, useRef, useState } from 'react'
import type { ViewProps } from '../block.tsx'
import { useHost } from '../host.ts'
import type { gameSearchFields } from './block.tsx'

const loadSearchResults = () => loadChunk(() => import('./found-games.tsx'))
const SearchResults = lazyPart(loadSearchResults, 'FoundGames')

/** The field, and a panel with the games that it finds. The first use of the field fetches the panel's code. */
export function View({ data }: ViewProps<typeof gameSearchFields>) {
  const host = useHost()
  const t = host.useTranslate()
  const text = host.useText()
  const id = useId()
  const OfflineNote = host.part('offline-note')
  const field = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  // The player may have typed into the rendered page before it hydrated.
  useEffect(() => setQuery(field.current?.value ?? ''), [])
  const clear = () => {
    if (field.current) field.current.value = ''
    setQuery('')
  }
  return (
    <search className={data.onDesktop === 'hide' ? 'relative block desktop:hidden' : 'relative block'}>
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
          ref={field}
          type="search"
          data-opener="search"
          placeholder={text(data.placeholder)}
          autoComplete="off"
          onFocus={() => void loadSearchResults()}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && clear()}
          className="h-11 w-full rounded-m border border-edge bg-block ps-12 pe-4 text-m placeholder:text-muted focus:border-focus"
        />
        <span className="pointer-events-none absolute inset-0 grid has-[p]:pointer-events-auto desktop:hidden">
          <OfflineNote />
        </span>
      </span>
      <div role="status" className="absolute inset-x-0 top-full z-20">
        {query.trim() !== '' && (
          <Suspense>
            <SearchResults query={query} most={data.most} />
          </Suspense>
        )}
      </div>
    </search>
  )
}
