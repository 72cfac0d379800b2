import * as playSession from '@fairground/contract/calls/play-session'
import { cx } from '@fairground/ui/cx'
import { InPlace } from '@fairground/ui/in-place'
import { queryOptions, useQuery } from '@tanstack/react-query'
import Clock from 'lucide-react/icons/clock-3'
import { useEffect, useRef } from 'react'
import { call } from '../../../calls/client.ts'
import { useTranslate } from '../../../kernel/language/language.ts'
import { onLiveMessage } from '../../../live/listeners.ts'
import { useLiveStatus } from '../../../live/status.ts'
import { useServerNow } from '../../../player/countdown.ts'
import { useMoney } from '../../../player/money.ts'
import { formatTimeLeft } from '../../../player/time-left.ts'
import { useUser } from '../../../player/user.ts'
import { formatSigned } from '../stats/format-signed.ts'
import { recordDecision, useDecidedRounds } from './decided-rounds.ts'
import { netPosition } from './net-position.ts'

const sessionQuery = queryOptions({
  queryKey: ['play-session'] as const,
  queryFn: async () => (await call(playSession.sum, {}, { errors: 'ignore' })).model,
  staleTime: 0,
  refetchOnWindowFocus: false,
})

interface SessionStatusProps {
  className: string | undefined
  /** Shortens a net position of ten thousand and more, where there is little room. */
  isShort?: boolean
}

/** From here on an amount takes too much room in a header. */
const LONG = 10_000

/**
 * The length of the session and its profit or loss, always visible (RG-04), as far as the jurisdiction requires it. It
 * has no colour and no animation, because it is not a result. It leads to the page of responsible play.
 */
export function SessionStatus({ className, isShort = false }: SessionStatusProps) {
  const t = useTranslate()
  const user = useUser()
  const session = useSession()
  if (!user || !session) return null
  const { startedAt, net } = session
  if (startedAt === undefined && net === undefined) return null
  return (
    <p data-sight="" className={cx('relative text-xs text-muted', className)}>
      {startedAt !== undefined && <Played since={startedAt} />}
      {net !== undefined && <Net minor={net} decimalLength={user.decimalLength} isShort={isShort} />}
      {/* As large as a finger, and as high as a bar: the text itself is smaller. */}
      <a
        href="/responsible"
        target={gameOnScreen() === undefined ? '_self' : '_top'}
        title={t('responsible.title')}
        className="absolute start-0 -bottom-1.5 h-[44px] w-full min-w-[44px] rounded-s"
      >
        <span className="sr-only">{t('responsible.title')}</span>
      </a>
    </p>
  )
}

function Played({ since }: { since: number }) {
  const t = useTranslate()
  const seconds = Math.max(0, Math.floor((useServerNow() - since) / 1000))
  const playTime = formatTimeLeft(seconds * 1000)
  return (
    <span title={t('sight.played')} className="inline-flex items-center gap-1 whitespace-nowrap">
      <Clock size={12} aria-hidden="true" className="shrink-0" />
      <span className="sr-only">{t('sight.played')}</span>
      <time dateTime={`PT${seconds}S`} className="nums">
        <InPlace width={`${playTime.length}ch`}>{playTime}</InPlace>
      </time>
    </span>
  )
}

function Net({ minor, decimalLength, isShort }: { minor: number; decimalLength: number; isShort: boolean }) {
  const t = useTranslate()
  const money = useMoney()
  return (
    <span data-net="" title={t('sight.netPosition')} className="inline-flex items-center gap-1 whitespace-nowrap">
      <span className="sr-only">{t('sight.netPosition')}</span>
      <span aria-hidden="true" data-word="">
        {t('sight.net')}
      </span>
      <span className="nums font-semibold">
        {formatSigned(minor, (amount) => {
          const units = Number(amount) / 10 ** decimalLength
          return isShort && units >= LONG ? money.compact(units) : money.full(units)
        })}
      </span>
    </span>
  )
}

/**
 * The server's sum, kept current by the WebSocket. The query refetches where the WebSocket may have missed messages.
 */
function useSession(): { startedAt: number | undefined; net: number | undefined } | undefined {
  const isLive = useLiveStatus() === 'open'
  const wasLive = useRef(isLive)
  const { data: sum, refetch } = useQuery(sessionQuery)
  const rounds = useDecidedRounds((state) => state.rounds)
  const decimalLength = useUser()?.decimalLength ?? 0
  useEffect(() => onLiveMessage((message) => recordDecision(message, gameOnScreen())), [])
  useEffect(() => {
    if (isLive && !wasLive.current) void refetch()
    wasLive.current = isLive
  }, [isLive, refetch])
  if (!sum) return undefined
  const { startedAt, net, version, after } = sum
  return {
    startedAt,
    net: net === undefined ? undefined : netPosition({ net, version, after }, rounds.values(), decimalLength),
  }
}

const gameOnScreen = () => (location.pathname.startsWith('/h5/') ? location.pathname.split('/')[2] : undefined)
