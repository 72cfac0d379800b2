import * as game from '@fairground/contract/calls/game'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../calls/client.ts'
import { useLocale, useTranslate } from '../../../kernel/language/language.ts'
import { useLoggedIn } from '../../../kernel/token.ts'
import { useMoney } from '../../../player/money.ts'
import { formatMultiplier } from '../numbers.ts'
import { findRoundLink } from '../round-link.ts'
import { BetLine, BetLines, NoLines } from './bet-line.tsx'
import { useBetResult } from './bet-result.ts'

const SHOWN = 10

/** The player's last bets in the game, each a link to its round. */
export function OwnBets({ gameId }: { gameId: string }) {
  const t = useTranslate()
  const locale = useLocale()
  const money = useMoney()
  const resultOf = useBetResult()
  const loggedIn = useLoggedIn()
  const { data } = useQuery({
    queryKey: ['bets', 'panel', gameId],
    queryFn: () => call(game.betRecord, { gameId, pageNo: 1, pageSize: SHOWN }, { errors: 'ignore' }),
    enabled: loggedIn,
  })
  if (!loggedIn) return <NoLines>{t('winners.ownGuest')}</NoLines>
  const bets = data?.page.content ?? []
  if (bets.length === 0) return <NoLines>{data ? t('winners.ownEmpty') : t('common.loading')}</NoLines>
  const timeOf = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' })
  return (
    <BetLines>
      {bets.map((bet) => (
        <BetLine
          key={bet.id}
          name={
            <a href={findRoundLink(bet.id)} target="_top" className="inline-flex min-h-11 items-center">
              {timeOf.format(bet.createdAt)}
            </a>
          }
          stake={money.short(bet.betAmount)}
          times={bet.winAmount > 0 ? formatMultiplier(bet.multiplier, locale) : ''}
          {...resultOf(bet)}
        />
      ))}
    </BetLines>
  )
}
