import { game } from '@fairground/contract'
import { Button, buttonClass, EmptyState, Loading, Skeleton } from '@fairground/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import Inbox from 'lucide-react/icons/inbox'
import type { ReactNode } from 'react'
import { gameIds, gameName } from '../../frame/game-names.ts'
import { Link, useSearch } from '../../router/index.ts'
import { useTranslate } from '../../session/language.ts'
import { openPopup } from '../../session/popups.ts'
import { useLoggedIn } from '../../session/token.ts'
import { BetList } from './bet-list.tsx'
import { betsQuery, PAGE_SIZE, type Place, placeOf, placeSearch } from './bets-query.ts'
import { Pages } from './pages.tsx'

/** `/history?page=&game=`: every bet, with a link to its round. */
export function HistoryPage() {
  const t = useTranslate()
  const loggedIn = useLoggedIn()
  const search = useSearch()
  const place = placeOf(search)
  return (
    <div className="flex flex-col gap-5 pb-4">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="text-xl">{t('history.title')}</h1>
          <p className="text-s text-muted">{t('history.lead')}</p>
        </div>
        {loggedIn && <GameFilter place={place} />}
      </header>
      {loggedIn ? <Bets place={place} /> : <Guest />}
    </div>
  )
}

function Bets({ place }: { place: Place }) {
  const t = useTranslate()
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...betsQuery(place),
    placeholderData: keepPreviousData,
  })
  if (!data) {
    return error ? <Failed onAgain={() => void refetch()} /> : <Waiting />
  }
  const isFull = data.total >= game.MOST_PAGED_BETS
  const last = isFull ? data.content.at(-1) : undefined
  const older = last && { page: 1, gameId: place.gameId, before: last.id }
  if (data.total === 0) return <Empty filtered={place.gameId !== undefined} />
  return (
    <>
      <p className="text-s text-muted" role="status">
        {t(isFull ? 'history.totalNewest' : 'history.total', { count: data.total })}
      </p>
      <div className={isPlaceholderData ? 'opacity-60 transition-opacity duration-200' : undefined}>
        <BetList bets={data.content} />
      </div>
      <Pages place={place} pages={Math.ceil(data.total / PAGE_SIZE)} older={older} />
    </>
  )
}

function GameFilter({ place }: { place: Place }) {
  const t = useTranslate()
  const chips: { gameId: string | undefined; name: string }[] = [
    { gameId: undefined, name: t('history.allGames') },
    ...gameIds.map((gameId) => ({ gameId, name: gameName(gameId, t) })),
  ]
  return (
    <nav aria-label={t('history.filter')} className="flex flex-wrap gap-2">
      {chips.map(({ gameId, name }) => {
        const on = gameId === place.gameId
        return (
          <Link
            key={name}
            to={placeSearch({ page: 1, gameId })}
            aria-current={on ? 'true' : undefined}
            className={`inline-flex min-h-10 items-center rounded-s border px-3 text-s font-semibold ${
              on ? 'border-accent text-accent-text' : 'border-line bg-button hover:brightness-115'
            }`}
          >
            {name}
          </Link>
        )
      })}
    </nav>
  )
}

function Empty({ filtered }: { filtered: boolean }) {
  const t = useTranslate()
  return (
    <Box>
      <EmptyState
        picture={<Inbox size={40} strokeWidth={1.5} aria-hidden="true" />}
        title={t('history.emptyTitle')}
        text={t(filtered ? 'history.emptyGameText' : 'history.emptyText')}
        action={
          <Link to="/game/mines" className={buttonClass('primary')}>
            {t('history.play')}
          </Link>
        }
      />
    </Box>
  )
}

function Guest() {
  const t = useTranslate()
  return (
    <Box>
      <EmptyState
        title={t('history.guestTitle')}
        text={t('history.guestText')}
        action={
          <Button look="primary" onClick={() => openPopup({ name: 'login', goTo: '/history' })}>
            {t('shell.logIn')}
          </Button>
        }
      />
    </Box>
  )
}

function Failed({ onAgain }: { onAgain: () => void }) {
  const t = useTranslate()
  return (
    <Box>
      <EmptyState
        title={t('history.failedTitle')}
        text={t('history.failedText')}
        action={<Button onClick={onAgain}>{t('common.again')}</Button>}
      />
    </Box>
  )
}

function Box({ children }: { children: ReactNode }) {
  return <div className="rounded-m border border-line bg-block shadow-block">{children}</div>
}

function Waiting() {
  const t = useTranslate()
  return (
    <Loading label={t('common.loading')}>
      <div className="flex flex-col gap-2">
        {Array.from({ length: 8 }, (_, at) => at).map((at) => (
          <Skeleton key={at} className="h-14 rounded-m" />
        ))}
      </div>
    </Loading>
  )
}
