import { type BetRecord, game, type Result } from '@fairground/contract'
import type { PhraseKey } from '@fairground/phrases'
import { Badge, Button, buttonClass, EmptyState, Loading, Skeleton, type Tone } from '@fairground/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { call } from '../../calls/client.ts'
import { useLocale, useTranslate } from '../../session/language.ts'
import { useMoney } from '../../session/money.ts'
import { openPopup } from '../../session/popups.ts'
import { useLoggedIn } from '../../session/token.ts'
import { BlankTickets } from './art/blank-tickets.tsx'

const ROWS = 5
const words: Readonly<Record<Result, { tone: Tone; word: PhraseKey }>> = {
  PENDING: { tone: 'info', word: 'lobby.running' },
  WIN: { tone: 'win', word: 'lobby.won' },
  LOSE: { tone: 'quiet', word: 'lobby.lost' },
  DRAW: { tone: 'quiet', word: 'lobby.drawn' },
  CANCELLED: { tone: 'quiet', word: 'lobby.cancelled' },
}

/** The player's last rounds as a roll of tickets. */
export function RecentRounds() {
  const t = useTranslate()
  const loggedIn = useLoggedIn()
  const { data } = useQuery({
    queryKey: ['bets', 'recent'],
    queryFn: async () => (await call(game.betRecord, { pageSize: ROWS }, { errors: 'ignore' })).page.content,
    enabled: loggedIn,
  })
  return (
    <section className="min-w-0">
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 className="text-l">{t('lobby.recentTitle')}</h2>
        {data && data.length > 0 && (
          <Link to="/history" className="inline-flex min-h-6 items-center text-s font-semibold text-accent-text">
            {t('common.all')}
          </Link>
        )}
      </div>
      {!loggedIn ? (
        <div data-guest="">
          <Nothing
            text={t('lobby.recentGuestText')}
            action={<Button onClick={() => openPopup({ name: 'login' })}>{t('shell.logIn')}</Button>}
          />
        </div>
      ) : !data ? (
        <Waiting />
      ) : data.length === 0 ? (
        <Nothing
          text={t('lobby.recentEmptyText')}
          action={
            <Link to="/game/mines" className={buttonClass()}>
              {t('lobby.playMines')}
            </Link>
          }
        />
      ) : (
        <ul className="overflow-hidden rounded-m border border-line bg-block shadow-block">
          {data.map((bet) => (
            <Row key={bet.id} bet={bet} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Row({ bet }: { bet: BetRecord }) {
  const t = useTranslate()
  const locale = useLocale()
  const money = useMoney()
  const { tone, word } = words[bet.result]
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(bet.createdAt)
  return (
    <li className="border-b-2 border-dotted border-line last:border-0">
      <Link
        to={`/round/${bet.id}`}
        className="flex min-h-16 items-center gap-3 px-4 py-2.5 transition-colors duration-120 hover:bg-button"
      >
        <span className="min-w-0 grow">
          <span className="block font-semibold">{t(bet.gameId === 'mines' ? 'lobby.minesName' : 'shell.games')}</span>
          <span className="block truncate text-xs text-muted">{when}</span>
        </span>
        <span className="flex flex-col items-end gap-0.5">
          <span className={`nums font-bold ${bet.result === 'WIN' ? 'text-win' : 'text-muted'}`}>
            {bet.result === 'WIN' ? `+${money.full(bet.winAmount)}` : money.full(bet.betAmount)}
          </span>
          <Badge tone={tone}>{t(word)}</Badge>
        </span>
      </Link>
    </li>
  )
}

function Waiting() {
  const t = useTranslate()
  return (
    <Loading label={t('common.loading')}>
      <span className="block overflow-hidden rounded-m border border-line bg-block">
        {['a', 'b', 'c', 'd', 'e'].map((row) => (
          <span
            key={row}
            className="flex min-h-16 items-center gap-3 border-b-2 border-dotted border-line px-4 last:border-0"
          >
            <span className="flex grow flex-col gap-1.5">
              <Skeleton className="h-4 w-20" />
              <Skeleton className="h-3 w-32" />
            </span>
            <Skeleton className="h-5 w-16" />
          </span>
        ))}
      </span>
    </Loading>
  )
}

function Nothing({ text, action }: { text: string; action: ReactNode }) {
  const t = useTranslate()
  return (
    <EmptyState
      className="rounded-m border border-line bg-block shadow-block"
      picture={<BlankTickets />}
      title={t('lobby.recentEmptyTitle')}
      text={text}
      action={action}
    />
  )
}
