import { findGames } from '@fairground/blocks/find-games'
import { gameNamesIn } from '@fairground/blocks/game-names'
import { Button } from '@fairground/ui/button'
import { Popup } from '@fairground/ui/popup'
import { Loading, Skeleton } from '@fairground/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import Search from 'lucide-react/icons/search'
import { type KeyboardEvent, type ReactNode, useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import { useText, useTranslate } from '../../kernel/language/language.ts'
import { followLink } from '../../links/follow-link.ts'
import { useFoundStartup } from '../../player/startup.ts'
import { closePopup } from '../../popups/popups.ts'
import { FoundGame } from './found-game.tsx'
import { type SearchedGame, searchedGamesQuery } from './searched-games.ts'

const close = () => closePopup('search')

function open(game: SearchedGame): void {
  close()
  followLink(game.link)
}

/** Finds a game or a lottery by its name or by what it is, on every page: a field, below it what it finds. */
export function SearchPopup({ layer }: { layer: number }) {
  const t = useTranslate()
  return (
    <Popup title={t('design.search')} closeLabel={t('common.close')} layer={layer} onClose={close}>
      <Finder />
    </Popup>
  )
}

/** The field keeps the focus: the arrow keys choose among the games, Enter opens the chosen one. */
function Finder() {
  const t = useTranslate()
  const nameIn = gameNamesIn(t, useText())
  const off = useFoundStartup()?.games.filter(({ enabled }) => !enabled) ?? []
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState(0)
  const { data: games, error, refetch } = useQuery(searchedGamesQuery)
  const wantedText = useDeferredValue(query)
  const nameOf = ({ gameId, name }: SearchedGame) => nameIn(gameId, name)
  const kindsOf = ({ kinds }: SearchedGame) => kinds.map(({ type, name }) => nameIn(type, name)).join(', ')
  const foundGames = games && (wantedText.trim() === '' ? games : findGames(games, nameOf, wantedText, kindsOf))
  const isOff = ({ gameId }: SearchedGame) => off.some((game) => game.id === gameId)
  const optionId = (at: number) => `${id}-${at}`

  useEffect(() => {
    document.getElementById(`${id}-${chosen}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, chosen])

  const look = (words: string) => {
    setQuery(words)
    setChosen(0)
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !foundGames || foundGames.length === 0) return
    if (event.key === 'ArrowDown') setChosen((chosen + 1) % foundGames.length)
    else if (event.key === 'ArrowUp') setChosen((chosen - 1 + foundGames.length) % foundGames.length)
    else if (event.key === 'Enter') {
      const game = foundGames[chosen]
      if (game && !isOff(game)) open(game)
    } else return
    event.preventDefault()
  }
  const isShown = foundGames !== undefined && foundGames.length > 0
  return (
    <>
      <span className="relative block">
        <Search
          size={20}
          aria-hidden="true"
          className="pointer-events-none absolute start-4 top-1/2 -translate-y-1/2 text-muted"
        />
        <input
          ref={field}
          type="text"
          inputMode="search"
          role="combobox"
          aria-label={t('design.search')}
          aria-expanded={isShown}
          aria-controls={isShown ? id : undefined}
          aria-activedescendant={isShown ? optionId(chosen) : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: who opens the search wants to type
          autoFocus
          placeholder={t('games.searchFor')}
          value={query}
          onChange={(event) => look(event.target.value)}
          onKeyDown={press}
          className="h-12 w-full rounded-m border border-edge bg-block ps-12 pe-4 text-m placeholder:text-muted focus:border-focus focus:outline-2 focus:-outline-offset-1"
        />
      </span>
      {/* As high as it gets, so that the field stays where it is. */}
      <div className="mt-3 h-[min(24rem,50dvh)]">
        {isShown ? (
          <div id={id} role="listbox" aria-label={t('games.all')} className="relative h-full overflow-y-auto">
            {foundGames.map((game, at) => (
              <FoundGame
                key={game.gameId}
                id={optionId(at)}
                game={game}
                name={nameOf(game)}
                kinds={isOff(game) ? t('games.off') : kindsOf(game)}
                isChosen={at === chosen}
                isOff={isOff(game)}
                onPress={() => open(game)}
              />
            ))}
          </div>
        ) : foundGames ? (
          <Line text={t('games.notFound', { query: wantedText.trim() })}>
            <Button
              onClick={() => {
                look('')
                field.current?.focus()
              }}
            >
              {t('games.all')}
            </Button>
          </Line>
        ) : error ? (
          <Line text={t('common.failed')}>
            <Button onClick={() => void refetch()}>{t('common.again')}</Button>
          </Line>
        ) : (
          <Loading label={t('common.loading')}>
            <Skeleton className="h-14 rounded-s" />
          </Loading>
        )}
      </div>
    </>
  )
}

/** Why there is nothing, with what can be done. */
function Line({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div role="status" className="flex min-h-14 flex-wrap items-center justify-between gap-x-3 gap-y-2 text-s">
      <p className="min-w-0 wrap-anywhere text-muted">{text}</p>
      {children}
    </div>
  )
}
