import * as winners from '@fairground/contract/calls/winners'
import { useHost } from '../host.ts'

const ASK_EVERY_MS = 15_000

/**
 * What goes on in a game, in a pill on its tile: how many play it, else the time to its next draw, else how its last flight ended,
 * else nothing. A limited player sees nothing of others (RG-03).
 */
export function TilePill({ gameId }: { gameId: string }) {
  const host = useHost()
  const t = host.useTranslate()
  const locale = host.useLocale()
  const isLimited = host.useUser()?.limited === true
  const { answer } = host.useAnswer(winners.life, {}, { everyMs: ASK_EVERY_MS, when: !isLimited })
  const { playing, drawsAt, lastPoint } = answer?.list.find((life) => life.gameId === gameId) ?? {}
  if (isLimited) return null
  if (playing !== undefined) return <Pill isLive>{t('winners.playing', { count: playing })}</Pill>
  if (drawsAt !== undefined) return <TimeToDraw drawsAt={drawsAt} />
  if (lastPoint === undefined) return null
  const point = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(lastPoint)
  return (
    <Pill>
      <span className="sr-only">{t('winners.lastPoint')} </span>
      {point}×
    </Pill>
  )
}

/** Nothing once the term is over, until the next one is known. */
function TimeToDraw({ drawsAt }: { drawsAt: number }) {
  const t = useHost().useTranslate()
  const seconds = Math.ceil(useHost().useTimeLeft(drawsAt) / 1000)
  if (seconds <= 0) return null
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return (
    <Pill>
      <span className="sr-only">{t('winners.drawIn')} </span>
      {time}
    </Pill>
  )
}

function Pill({ isLive = false, children }: { isLive?: boolean; children: React.ReactNode }) {
  return (
    <span className="nums pointer-events-none absolute start-1.5 top-1.5 flex max-w-[calc(100%-3rem)] items-center gap-1.5 rounded-full bg-[rgb(5_8_16/72%)] px-2 py-0.5 text-xs font-semibold text-[#fff]">
      {isLive && <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-[#2fe0c4]" />}
      <span className="truncate">{children}</span>
    </span>
  )
}
