import type { AnswerOf } from '@fairground/contract/call'
import type * as winners from '@fairground/contract/calls/winners'
import { outcomeOf } from '@fairground/contract/outcome'
import type { ReactNode } from 'react'
import { useGameName } from '../game-names.ts'
import { useHost } from '../host.ts'

/** A win with its multiplier. */
export function WinRow({ win }: { win: AnswerOf<typeof winners.list>['list'][number] }) {
  const host = useHost()
  const money = host.useMoney()
  const times = new Intl.NumberFormat(host.useLocale(), { maximumFractionDigits: 2 }).format(win.multiplier)
  return (
    <Row name={win.name} gameId={win.gameId}>
      <span className="font-bold text-win">+{money.full(win.winAmount)}</span>
      <span className="text-xs text-muted">{times}×</span>
    </Row>
  )
}

/** A bet with its stake and its result in words. */
export function BetRow({ bet }: { bet: AnswerOf<typeof winners.latest>['list'][number] }) {
  const host = useHost()
  const t = host.useTranslate()
  const money = host.useMoney()
  const outcome = outcomeOf(bet)
  const amount = money.full(bet.winAmount)
  return (
    <Row name={bet.name} gameId={bet.gameId}>
      <span className={outcome === 'gained' ? 'font-bold text-win' : 'font-semibold text-muted'}>
        {outcome === 'gained'
          ? t('winners.won', { amount })
          : outcome === 'even'
            ? t('round.even', { amount })
            : t('winners.lost')}
      </span>
      <span className="text-xs text-muted">{t('winners.staked', { amount: money.full(bet.betAmount) })}</span>
    </Row>
  )
}

/** One line of the feed: the player, the game, and the result. */
export function Row({ name, gameId, children }: { name: string; gameId: string; children: ReactNode }) {
  const nameOf = useGameName()
  return (
    <li className="flex min-h-14 items-center gap-3 border-b-2 border-dotted border-line px-4 py-2 last:border-0">
      <span className="min-w-0 grow">
        <bdi className="block truncate font-semibold">{name}</bdi>
        <span className="block truncate text-xs text-muted">{nameOf(gameId)}</span>
      </span>
      <span className="nums flex flex-col items-end text-end">{children}</span>
    </li>
  )
}
