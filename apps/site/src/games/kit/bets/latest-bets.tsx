import * as winners from '@fairground/contract/calls/winners'
import { useInView } from '@fairground/ui/use-in-view'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '../../../calls/client.ts'
import { useLocale, useTranslate } from '../../../kernel/language/language.ts'
import { useMoney } from '../../../player/money.ts'
import { formatMultiplier } from '../numbers.ts'
import { BetLine, BetLines, NoLines } from './bet-line.tsx'
import { useBetResult } from './bet-result.ts'

const SHOWN = 10
const ASK_EVERY_MS = 4_000

/** The newest decided bets of all players in the game. It loads only while it is visible. */
export function LatestBets({ gameId }: { gameId: string }) {
  const t = useTranslate()
  const locale = useLocale()
  const money = useMoney()
  const resultOf = useBetResult()
  const box = useRef<HTMLDivElement>(null)
  const isInView = useInView(box)
  const { data } = useQuery({
    queryKey: ['latest-bets', gameId],
    queryFn: () => call(winners.latest, { gameId, most: SHOWN }, { errors: 'ignore' }),
    enabled: isInView,
    refetchInterval: ASK_EVERY_MS,
  })
  return (
    <div ref={box} className="min-h-16">
      {data && data.list.length === 0 && <NoLines>{t('winners.nobodyHere')}</NoLines>}
      {data && data.list.length > 0 && (
        <BetLines>
          {data.list.map((bet) => (
            <BetLine
              key={`${bet.at} ${bet.name} ${bet.betAmount}`}
              name={<bdi>{bet.name}</bdi>}
              stake={money.short(bet.betAmount)}
              times={bet.winAmount > 0 ? formatMultiplier(bet.multiplier, locale) : ''}
              {...resultOf(bet)}
            />
          ))}
        </BetLines>
      )}
    </div>
  )
}
