import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocale, useTranslate } from '../../../kernel/language/language.ts'
import { useMoney } from '../../../player/money.ts'
import { useFoundStartup } from '../../../player/startup.ts'
import { useUser } from '../../../player/user.ts'
import { NoLines } from '../bets/bet-line.tsx'
import { formatPoint, hundredthsOf } from './format-point.ts'
import type { MultiplayerState } from './multiplayer-state.ts'
import { keyOfWin, type TopWin, topWinsQuery, withTopWins } from './top-wins.ts'

/** The highest cash-outs of the last day, including those in the current round. An empty list says so. */
export function TopWinsList({ gameId, state }: { gameId: string; state: MultiplayerState | undefined }) {
  const t = useTranslate()
  const locale = useLocale()
  const money = useMoney()
  const { data: loadedWins = [] } = useQuery(topWinsQuery(gameId))
  const [liveWins, setLiveWins] = useState<readonly TopWin[]>([])
  const bets = state?.bets
  const currencyId = useUser()?.currencyId
  const firstId = useFoundStartup()?.currencyId
  useEffect(() => {
    if (!bets) return
    // The list is of one currency, like the server's: amounts of others do not compare.
    const comparable = [...bets.values()].filter((bet) => (bet.currencyId ?? firstId) === (currencyId ?? firstId))
    setLiveWins((wins) => withTopWins(wins, comparable))
  }, [bets, currencyId, firstId])
  const top = withTopWins(loadedWins, liveWins)
  if (top.length === 0) return <NoLines>{t('winners.emptyDay')}</NoLines>
  return (
    <section aria-label={t('flight.top')} className="rounded-m border border-line bg-block px-3 py-2.5">
      <h2 className="mb-1 text-s">{t('flight.top')}</h2>
      <ol className="flex flex-col divide-y divide-line">
        {top.map(({ nickname, multiplier, winAmount }) => (
          <li
            key={keyOfWin({ nickname, multiplier, winAmount })}
            className="nums flex items-center gap-3 py-1.5 text-xs"
          >
            <span className="min-w-0 grow truncate">{nickname}</span>
            <span className="font-semibold text-accent-text">{formatPoint(hundredthsOf(multiplier), locale)}</span>
            <span className="min-w-20 text-end font-semibold text-win">{money.short(winAmount)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
