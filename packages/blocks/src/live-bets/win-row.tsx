import type { AnswerOf, winners } from '@fairground/contract'
import { useHost } from '../host.ts'
import { Row } from './row.tsx'

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
