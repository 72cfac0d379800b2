import { playSession } from '@fairground/contract'
import { cx, InPlace } from '@fairground/ui'
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
import { signed } from '../stats/signed.ts'
import { hearDecided, useDecidedRounds } from './decided-rounds.ts'
import { netPosition } from './net-position.ts'

const sessionQuery = queryOptions({
  queryKey: ['play-session'] as const,
  queryFn: async () => (await call(playSession.sum, {}, { errors: 'ignore' })).model,
  staleTime: 0,
  refetchOnWindowFocus: false,
})

interface SessionSightProps {
  className: string | undefined
  /** Shortens a net position of ten thousand and more, where there is little room. */
  isShort?: boolean
}

/** From here on an amount takes too much room in a header. */
const LONG = 10_000

/**
 * How long the player has been playing and what was won or lost, always in sight (RG-04), as far as the jurisdiction has it shown.
 * It says so without a colour and without a move: it is no result.
 */
export function SessionSight({ className, isShort = false }: SessionSightProps) {
  const user = useUser()
  const session = useSession()
  if (!user || !session) return null
  const { startedAt, net } = session
  if (startedAt === undefined && net === undefined) return null
  return (
    <p data-sight="" className={cx('text-xs text-muted', className)}>
      {startedAt !== undefined && <Played since={startedAt} />}
      {net !== undefined && <Net minor={net} decimalLength={user.decimalLength} isShort={isShort} />}
    </p>
  )
}

function Played({ since }: { since: number }) {
  const t = useTranslate()
  const seconds = Math.max(0, Math.floor((useServerNow() - since) / 1000))
  const played = formatTimeLeft(seconds * 1000)
  return (
    <span title={t('sight.played')} className="inline-flex items-center gap-1 whitespace-nowrap">
      <Clock size={12} aria-hidden="true" className="shrink-0" />
      <span className="sr-only">{t('sight.played')}</span>
      <time dateTime={`PT${seconds}S`} className="nums">
        <InPlace width={`${played.length}ch`}>{played}</InPlace>
      </time>
    </span>
  )
}

function Net({ minor, decimalLength, isShort }: { minor: number; decimalLength: number; isShort: boolean }) {
  const t = useTranslate()
  const money = useMoney()
  return (
    <span title={t('sight.netPosition')} className="inline-flex items-center gap-1 whitespace-nowrap">
      <span className="sr-only">{t('sight.netPosition')}</span>
      <span aria-hidden="true" data-word="">
        {t('sight.net')}
      </span>
      <span className="nums font-semibold">
        {signed(minor, (amount) => {
          const units = Number(amount) / 10 ** decimalLength
          return isShort && units >= LONG ? money.compact(units) : money.full(units)
        })}
      </span>
    </span>
  )
}

/** The server's sum, kept up by the live channel; asked for again where the channel may have missed something. */
function useSession(): { startedAt: number | undefined; net: number | undefined } | undefined {
  const isLive = useLiveStatus() === 'open'
  const wasLive = useRef(isLive)
  const { data: sum, refetch } = useQuery(sessionQuery)
  const rounds = useDecidedRounds((decided) => decided.rounds)
  const decimalLength = useUser()?.decimalLength ?? 0
  useEffect(() => onLiveMessage((message) => hearDecided(message, gameOnScreen())), [])
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
