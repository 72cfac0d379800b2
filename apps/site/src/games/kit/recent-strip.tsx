import * as game from '@fairground/contract/calls/game'
import { outcomeOf } from '@fairground/contract/outcome'
import type { BetModel, BetRecord } from '@fairground/contract/round'
import { cx } from '@fairground/ui/cx'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { call } from '../../calls/client.ts'
import { useLocale, useTranslate } from '../../kernel/language/language.ts'
import { queryClient } from '../../kernel/query-client.ts'
import { formatMultiplier } from './numbers.ts'
import { findRoundLink } from './round-link.ts'

const SHOWN = 14

/** The player's last decided rounds of a game, newest first. */
const recentQuery = (gameId: string) =>
  queryOptions({
    queryKey: ['recent', gameId] as const,
    queryFn: async (): Promise<BetRecord[]> => {
      const { page } = await call(game.betRecord, { gameId, pageNo: 1, pageSize: SHOWN }, { errors: 'ignore' })
      return page.content.filter((bet) => bet.result !== 'PENDING')
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Puts a decided round in front, after its animation. */
export function addRecent(bet: BetModel): void {
  queryClient.setQueryData(recentQuery(bet.gameId).queryKey, (bets) =>
    bets ? [bet, ...bets.filter(({ id }) => id !== bet.id)].slice(0, SHOWN) : bets,
  )
}

/** The last results in a row, each a link to its round. */
export const RecentStrip = memo(function RecentStrip({ gameId, enabled }: { gameId: string; enabled: boolean }) {
  const t = useTranslate()
  const locale = useLocale()
  const { data = [] } = useQuery({ ...recentQuery(gameId), enabled })
  return (
    <nav aria-label={t('play.recent')} className="min-h-[44px]">
      <ul className="flex gap-1.5 overflow-x-auto [scrollbar-width:none]">
        {data.map((bet) => (
          <li
            key={bet.id}
            className="shrink-0 starting:scale-75 starting:opacity-0 transition-[scale,opacity] duration-200"
          >
            <a
              href={findRoundLink(bet.id)}
              target="_top"
              className={cx(
                'nums grid min-h-[44px] min-w-[44px] place-items-center rounded-full border px-2.5 text-xs font-semibold no-underline hover:brightness-115',
                outcomeOf(bet) === 'gained' ? 'border-win/30 bg-win/8 text-win' : 'border-line bg-button text-muted',
              )}
            >
              {bet.winAmount > 0 ? formatMultiplier(bet.multiplier, locale) : t('play.recentLost')}
            </a>
          </li>
        ))}
      </ul>
      {enabled && data.length === 0 && <p className="pt-1.5 text-xs text-faint">{t('play.recentEmpty')}</p>}
    </nav>
  )
})
