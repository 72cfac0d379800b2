import type { LotteryGame } from '@fairground/contract/lottery'
import { Skeleton } from '@fairground/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLotteryTranslate } from '../../games/kit/lottery/words.ts'
import { gameName } from '../../kernel/language/game-names.ts'
import { Link } from '../../kernel/router/index.ts'
import { LotteryEmblem } from './lottery-emblem.tsx'
import { lotteriesQuery, lotteryQuery } from './lottery-query.ts'
import { clockText, useSeconds } from './use-seconds.ts'

/** The address of a lottery. */
export const lotteryPath = (gameId: string): string => `/chatbet?gameId=${encodeURIComponent(gameId)}`

/** The lotteries with the time to their next draws, each a link; `current` is the one on the page. */
export function LotteryList({ current, onChoose }: { current?: string; onChoose?: () => void }) {
  const t = useLotteryTranslate()
  const { data: games } = useQuery(lotteriesQuery)
  if (!games) {
    return (
      <span className="flex flex-col gap-2" role="status">
        <span className="sr-only">{t('common.loading')}</span>
        {['a', 'b', 'c', 'd', 'e'].map((one) => (
          <Skeleton key={one} className="h-16 rounded-m" />
        ))}
      </span>
    )
  }
  return (
    <ul className="flex flex-col gap-2">
      {games.map((game) => (
        <li key={game.gameId}>
          <Link
            to={lotteryPath(game.gameId)}
            onClick={onChoose}
            aria-current={game.gameId === current ? 'page' : undefined}
            className="flex min-h-16 items-center gap-3 rounded-m border border-line bg-block px-3 py-2 shadow-block transition-[filter] duration-120 hover:brightness-115 aria-[current=page]:border-accent"
          >
            <LotteryEmblem gameId={game.gameId} />
            <span className="min-w-0 grow">
              <strong className="block truncate font-display text-m">{gameName(game.gameId, t)}</strong>
              <span className="text-muted">
                {game.enabled ? <NextDraw game={game} /> : <span className="text-xs">{t('lottery.off')}</span>}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** When a lottery draws next, in the colour of what it stands in; the term is fetched again once that has passed. */
export function NextDraw({ game }: { game: LotteryGame }) {
  const t = useLotteryTranslate()
  const { data, refetch } = useQuery(lotteryQuery(game.gameId))
  const seconds = useSeconds(data?.term.drawsAt ?? 0)
  const isOver = Boolean(data) && seconds === 0
  useEffect(() => {
    if (!isOver) return
    const timer = setInterval(() => void refetch(), 1_000)
    return () => clearInterval(timer)
  }, [isOver, refetch])
  const words = () => {
    if (!data) return t('lottery.every', { seconds: game.termSeconds })
    return isOver ? t('lottery.drawingNow') : t('lottery.nextDraw', { time: clockText(seconds) })
  }
  return <span className="nums block text-xs">{words()}</span>
}
