import type { AnswerOf, winners } from '@fairground/contract'
import { useHost } from '../host.ts'
import { Row } from './row.tsx'

/** A bet with its stake and its result in words. */
export function BetRow({ bet }: { bet: AnswerOf<typeof winners.latest>['list'][number] }) {
  const host = useHost()
  const t = host.useTranslate()
  const money = host.useMoney()
  const isGain = bet.winAmount > bet.betAmount
  return (
    <Row name={bet.name} gameId={bet.gameId}>
      <span className={isGain ? 'font-bold text-win' : 'font-semibold text-muted'}>
        {bet.result === 'LOSE' ? t('winners.lost') : t('winners.won', { amount: money.full(bet.winAmount) })}
      </span>
      <span className="text-xs text-muted">{t('winners.staked', { amount: money.full(bet.betAmount) })}</span>
    </Row>
  )
}
