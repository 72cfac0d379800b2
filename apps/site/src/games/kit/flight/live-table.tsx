import { outcomeOf } from '@fairground/contract/outcome'
import type { BetModel } from '@fairground/contract/round'
import { Avatar } from '@fairground/ui/avatar'
import { cx } from '@fairground/ui/cx'
import { memo, useMemo } from 'react'
import { useLocale, useTranslate } from '../../../kernel/language/language.ts'
import { findDemoToken } from '../../../kernel/token.ts'
import { useMoney } from '../../../player/money.ts'
import { useMoneyOf } from '../../../player/money-of.ts'
import { useUser } from '../../../player/user.ts'
import { formatPoint, hundredthsOf } from './format-point.ts'
import css from './live-table.module.css'
import type { MultiplayerState } from './multiplayer-state.ts'
import { type TableBet, tableRows } from './table-rows.ts'

/** While a flight lasts, a player cannot read more rows than this. */
const SHOWN = 40

/**
 * The bets and cash-outs of the current round: the player's own bets first, a count of the hidden rows last. The bets
 * of a demonstration carry a badge, because count and sums are of real bets only.
 */
export function LiveTable({ state, own }: { state: MultiplayerState | undefined; own: readonly BetModel[] }) {
  const t = useTranslate()
  const money = useMoneyOf()(undefined)
  const rows = useMemo(
    () =>
      state &&
      tableRows(state.bets, {
        own: own.filter(({ termId }) => termId === state.term.id),
        limit: SHOWN,
        count: state.count,
      }),
    [state, own],
  )
  const isOver = state?.term.status === 'FINISHED'
  return (
    <section aria-label={t('flight.table')} className="flex flex-col rounded-m border border-line bg-block">
      <header className="flex flex-wrap items-baseline justify-between gap-x-3 border-b border-line px-3 py-2">
        <h2 className="text-s">{t('flight.bets', { count: state?.count ?? 0 })}</h2>
        <p className="nums text-xs text-muted">
          {t('flight.totals', { staked: money.short(state?.stakeSum ?? 0), paid: money.short(state?.paidSum ?? 0) })}
        </p>
      </header>
      {!rows || rows.own.length + rows.others.length === 0 ? (
        <p className="px-3 py-5 text-center text-xs text-muted">{t('flight.tableEmpty')}</p>
      ) : (
        <table className={css.table}>
          <thead className="sr-only">
            <tr>
              <th>{t('flight.player')}</th>
              <th>{t('play.stake')}</th>
              <th>{t('play.cashOut')}</th>
              <th>{t('round.payout')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.own.map((bet) => (
              <Row key={bet.id} bet={bet} owner="own" isOver={isOver} />
            ))}
            {rows.others.map((bet) => (
              <Row key={bet.id} bet={bet} owner="other" isOver={isOver} />
            ))}
          </tbody>
        </table>
      )}
      {rows && rows.restCount > 0 && (
        <p className="border-t border-line px-3 py-2 text-center text-xs text-muted">
          {t('flight.more', { count: rows.restCount })}
        </p>
      )}
    </section>
  )
}

const Row = memo(function Row({ bet, owner, isOver }: { bet: TableBet; owner: 'own' | 'other'; isOver: boolean }) {
  const t = useTranslate()
  const locale = useLocale()
  const ownMoney = useMoney()
  const moneyOf = useMoneyOf()
  const money = owner === 'own' ? ownMoney : moneyOf(bet.currencyId)
  const isDemo = findDemoToken() !== undefined
  const user = useUser()
  const name = owner === 'own' ? (isDemo && user?.nickname) || t('flight.you') : (bet.nickname ?? '')
  const isPaid = bet.result === 'WIN'
  return (
    <tr
      data-result={isPaid ? (outcomeOf(bet) === 'gained' ? 'paid' : 'back') : isOver ? 'gone' : 'flies'}
      className={cx(owner === 'own' && css.own)}
    >
      <th scope="row" className={css.name}>
        <span className="flex items-center gap-2">
          <Avatar seed={name} name={name} src={(owner === 'own' && user?.avatar) || ''} className="size-5 text-xs" />
          <span className="truncate">{name}</span>
          {owner === 'own' && isDemo && <span className="text-xs font-normal text-info">{t('demo.badge')}</span>}
        </span>
      </th>
      <td>{money.short(bet.betAmount)}</td>
      <td className={css.at}>{isPaid ? formatPoint(hundredthsOf(bet.multiplier), locale) : t('play.none')}</td>
      <td className={css.win}>{isPaid ? money.short(bet.winAmount) : t('play.none')}</td>
    </tr>
  )
})
