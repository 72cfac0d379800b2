import { outcomeOf } from '@fairground/contract/outcome'
import type { BetRecord } from '@fairground/contract/round'
import { Badge } from '@fairground/ui/badge'
import { formatMultiplier } from '../../games/kit/numbers.ts'
import { badgeOf } from '../../games/kit/outcome-badge.ts'
import { gameName } from '../../kernel/language/game-names.ts'
import { useLocale, useTranslate } from '../../kernel/language/language.ts'
import { Link } from '../../kernel/router/index.ts'
import { useMoney } from '../../player/money.ts'

/**
 * Bets as a table; on a phone each row becomes a card. The game's name is the link to the round, and it covers the
 * whole row.
 */
export function BetList({ bets }: { bets: readonly BetRecord[] }) {
  const t = useTranslate()
  const heads = ['history.game', 'history.stake', 'history.multiplier', 'history.payout', 'history.result'] as const
  return (
    <table className="block w-full overflow-hidden rounded-m border border-line bg-block text-s shadow-block tablet:table tablet:border-separate tablet:border-spacing-0">
      <thead className="hidden bg-table-head text-start text-xs text-muted tablet:table-header-group">
        <tr>
          {heads.map((head, at) => (
            <th key={head} scope="col" className={`px-4 py-3 font-semibold ${at === 0 ? 'text-start' : 'text-end'}`}>
              {t(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block bg-table-body tablet:table-row-group">
        {bets.map((bet) => (
          <BetRow key={bet.id} bet={bet} />
        ))}
      </tbody>
    </table>
  )
}

const cell = 'tablet:table-cell tablet:border-t tablet:border-line tablet:px-4 tablet:py-3 tablet:text-end'

function BetRow({ bet }: { bet: BetRecord }) {
  const t = useTranslate()
  const locale = useLocale()
  const money = useMoney()
  const { tone, word } = badgeOf(bet)
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(bet.createdAt)
  const isGain = outcomeOf(bet) === 'gained'
  return (
    <tr className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 border-b-2 border-dotted border-line px-4 py-3 transition-colors duration-120 last:border-0 hover:bg-button tablet:table-row">
      <td className={`${cell} tablet:text-start`}>
        <Link
          to={`/round/${bet.id}`}
          className="font-semibold after:absolute after:inset-0"
          aria-label={`${gameName(bet.gameId, t)}, ${time}, ${t(word)}`}
        >
          {gameName(bet.gameId, t)}
        </Link>
        <span className="flex flex-wrap items-center gap-x-2 text-xs text-muted">
          {time}
          <Badge tone={tone} className="tablet:hidden">
            {t(word)}
          </Badge>
        </span>
      </td>
      <td className={`${cell} nums order-3 text-xs text-muted tablet:text-s tablet:text-text`}>
        <span className="tablet:hidden">{t('history.stake')} </span>
        {money.full(bet.betAmount)}
      </td>
      <td className={`${cell} nums order-4 text-end text-xs text-muted tablet:text-s tablet:text-text`}>
        {formatMultiplier(bet.result === 'LOSE' ? 0 : bet.multiplier, locale)}
      </td>
      <td className={`${cell} nums order-1 text-end font-bold ${isGain ? 'text-win' : 'text-muted'}`}>
        {money.full(bet.winAmount)}
      </td>
      <td className={`${cell} hidden`}>
        <Badge tone={tone}>{t(word)}</Badge>
      </td>
    </tr>
  )
}
