import type { RecentWin } from '@fairground/contract/calls/winners'
import { SmallPicture } from '../../design/small-picture.tsx'
import { gameName } from '../../kernel/language/game-names.ts'
import { useLocale, useTranslate } from '../../kernel/language/language.ts'
import { useMoney } from '../../player/money.ts'
import { RailCard } from './rail-card.tsx'
import { useRailText } from './rail-text.ts'

/** Fewer wins than this are no life of a house. */
const LEAST_WINS = 3

/** The newest payouts above their stakes, where there are enough: who won, in which game, how much. */
export function RightNow({ wins }: { wins: readonly RecentWin[] }) {
  const t = useRailText()
  if (wins.length < LEAST_WINS) return null
  return (
    <RailCard title={t('now')} aside={t('minutes')}>
      <ol>
        {wins.map((win, at) => (
          // Two may be alike in everything.
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines keep nothing of their own
          <Line key={at} win={win} />
        ))}
      </ol>
    </RailCard>
  )
}

function Line({ win: { gameId, name, winAmount, multiplier } }: { win: RecentWin }) {
  const t = useRailText()
  const say = useTranslate()
  const locale = useLocale()
  const money = useMoney()
  const times = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(multiplier)
  return (
    <li className="flex min-h-11 items-center gap-3 py-1">
      <SmallPicture gameId={gameId} />
      <span className="min-w-0 grow">
        <span className="block truncate text-s font-semibold">{gameName(gameId, say)}</span>
        <bdi className="block truncate text-xs text-muted">{name || t('hidden')}</bdi>
      </span>
      <span className="nums shrink-0 text-end">
        <span className="block text-s font-bold text-win">{money.full(winAmount)}</span>
        <span className="block text-xs text-muted">{times}×</span>
      </span>
    </li>
  )
}
