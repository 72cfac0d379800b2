import type { GameLife } from '@fairground/contract/calls/winners'
import { SmallPicture } from '../../design/small-picture.tsx'
import { resultWords } from '../../games/kit/lottery/result-words.ts'
import { useLotteryTranslate } from '../../games/kit/lottery/words.ts'
import { gameName } from '../../kernel/language/game-names.ts'
import { useTranslate } from '../../kernel/language/language.ts'
import { SiteLink } from '../../links/site-link.tsx'
import { useServerNow } from '../../player/countdown.ts'
import { RailCard } from './rail-card.tsx'
import { useRailText } from './rail-text.ts'
import { useHeld } from './use-held.ts'

/** A result of more numbers has no room for words beside them. */
const MOST_WITH_WORDS = 5

interface Draw {
  gameId: string
  /** Milliseconds until it is drawn; 0 while the next term is not known. */
  leftMs: number
  lastResult: readonly number[] | undefined
}

/** The lotteries in the order in which they are drawn, with the time that is left and what was drawn last. */
export function NextDraws({ lives, isHeld }: { lives: readonly GameLife[]; isHeld: boolean }) {
  const t = useRailText()
  const now = useServerNow()
  const draws = lives.flatMap((life) => drawOf(life, now))
  const order = draws.toSorted((one, other) => one.leftMs - other.leftMs).map(({ gameId }) => gameId)
  const shownOrder = useHeld(order.join(' '), isHeld).split(' ')
  const shownDraws = shownOrder.flatMap((id) => draws.find(({ gameId }) => gameId === id) ?? [])
  if (shownDraws.length === 0) return null
  return (
    <RailCard title={t('draws')}>
      <ul>
        {shownDraws.map((draw) => (
          <Line key={draw.gameId} draw={draw} />
        ))}
      </ul>
    </RailCard>
  )
}

/** The next draw of a lottery. Its terms follow each other, so the one after a known one is known too. */
function drawOf({ gameId, drawsAt, termSeconds = 0, lastResult }: GameLife, now: number): Draw[] {
  if (drawsAt === undefined) return []
  const at = drawsAt > now ? drawsAt : drawsAt + termSeconds * 1_000
  return [{ gameId, leftMs: Math.max(0, at - now), lastResult }]
}

function Line({ draw: { gameId, leftMs, lastResult } }: { draw: Draw }) {
  const t = useRailText()
  const say = useTranslate()
  const words = useLotteryTranslate()
  const seconds = Math.ceil(leftMs / 1_000)
  return (
    <li>
      <SiteLink
        to={`#lottery=${gameId}`}
        className="-mx-2 flex min-h-11 items-center gap-3 rounded-s px-2 py-1 transition-colors duration-120 hover:bg-button"
      >
        <SmallPicture gameId={gameId} />
        <span className="min-w-0 grow">
          <span className="block truncate text-s font-semibold">{gameName(gameId, say)}</span>
          {lastResult && (
            <span className="nums block truncate text-xs text-muted">
              {t('last', {
                result:
                  lastResult.length > MOST_WITH_WORDS ? lastResult.join(', ') : resultWords(gameId, lastResult, words),
              })}
            </span>
          )}
        </span>
        <span className="nums shrink-0 text-s font-bold text-accent-text">
          <span className="sr-only">{say('winners.drawIn')} </span>
          {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
        </span>
      </SiteLink>
    </li>
  )
}
