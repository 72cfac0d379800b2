import { Badge } from '@fairground/ui/badge'
import { DrawnResult } from '@fairground/ui/drawn'
import { useLotteryTranslate } from '../../games/kit/lottery/words.ts'
import { useIsStale } from '../../live/status.ts'
import { CountdownRing } from './countdown-ring.tsx'
import type { Room } from './use-room.ts'
import { clockText } from './use-seconds.ts'

/** Seconds before the close in which the strip urges nobody, but says it. */
const CLOSING_S = 5

/** The open term: its number, the time that is left, and the last result. */
export function TermStrip({ room }: { room: Room }) {
  const t = useLotteryTranslate()
  const isStale = useIsStale()
  const { game, term, draw, isOpen, secondsToClose, secondsToDraw } = room
  const seconds = isOpen ? secondsToClose : secondsToDraw
  const whole = (term.closesAt - term.opensAt) / 1000
  const label = isOpen ? t('lottery.closesIn', { time: clockText(seconds) }) : t('lottery.closed')
  return (
    <section
      aria-label={t('lottery.drawNo', { no: term.no })}
      className="flex min-h-14 items-center gap-3 border-b border-line bg-block px-3 py-1.5"
    >
      <CountdownRing seconds={seconds} share={isOpen ? seconds / whole : 0} label={label} />
      <p className="min-w-0 grow">
        <strong className="nums block truncate text-s">{t('lottery.drawNo', { no: term.no })}</strong>
        <span className="block text-xs text-muted">{isOpen ? t('lottery.closesInShort') : label}</span>
      </p>
      {isStale && (
        <Badge tone="info" className="shrink-0">
          {t('play.connecting')}
        </Badge>
      )}
      {!isStale && isOpen && secondsToClose <= CLOSING_S && (
        <Badge tone="accent" className="nums shrink-0">
          {t('lottery.closing', { seconds: secondsToClose })}
        </Badge>
      )}
      {!draw.drawing && draw.shown?.result && !(isOpen && secondsToClose <= CLOSING_S) && (
        <span className="max-w-[45%] shrink-0">
          <DrawnResult gameId={game.gameId} result={draw.shown.result} size="s" />
        </span>
      )}
    </section>
  )
}
