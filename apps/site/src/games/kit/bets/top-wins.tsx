import * as winners from '@fairground/contract/calls/winners'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../calls/client.ts'
import { useLocale, useTranslate } from '../../../kernel/language/language.ts'
import { useMoney } from '../../../player/money.ts'
import { formatMultiplier } from '../numbers.ts'
import { BetLine, BetLines, NoLines } from './bet-line.tsx'

const SHOWN = 10
const FRESH_MS = 30_000

/** The highest wins of the last day in the game. */
export function TopWins({ gameId }: { gameId: string }) {
  const t = useTranslate()
  const locale = useLocale()
  const money = useMoney()
  const { data } = useQuery({
    queryKey: ['day-wins', gameId],
    queryFn: () => call(winners.list, { gameId, period: 'day', most: SHOWN }, { errors: 'ignore' }),
    staleTime: FRESH_MS,
  })
  if (!data) return <NoLines>{t('common.loading')}</NoLines>
  if (data.list.length === 0) return <NoLines>{t('winners.emptyDay')}</NoLines>
  return (
    <BetLines>
      {data.list.map((win) => (
        <BetLine
          key={`${win.at} ${win.name} ${win.winAmount}`}
          name={<bdi>{win.name}</bdi>}
          stake={formatMultiplier(win.multiplier, locale)}
          times=""
          outcome={`+${money.short(win.winAmount)}`}
          isGain={true}
        />
      ))}
    </BetLines>
  )
}
