import * as lottery from '@fairground/contract/calls/lottery'
import { CallError } from '@fairground/contract/envelope'
import type { BetModel } from '@fairground/contract/round'
import { Badge } from '@fairground/ui/badge'
import { Button, buttonClass } from '@fairground/ui/button'
import { EmptyState } from '@fairground/ui/empty-state'
import { toast } from '@fairground/ui/toast-store'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../calls/client.ts'
import { SlipLines } from '../../games/kit/lottery/slip-lines.tsx'
import { useLotteryTranslate } from '../../games/kit/lottery/words.ts'
import { badgeOf } from '../../games/kit/outcome-badge.ts'
import { queryClient } from '../../kernel/query-client.ts'
import { Link } from '../../kernel/router/index.ts'
import { applyBalance } from '../../live/apply.ts'
import { lotteryQuery } from './lottery-query.ts'
import type { Room } from './use-room.ts'

/** A slip can be taken back until this many seconds before its term closes, as the server decides too. */
const LAST_CANCEL_S = 2

/** The player's slips in the open term and in the one before. */
export function MySlips({ room }: { room: Room }) {
  const t = useLotteryTranslate()
  const { mine, user } = room
  if (!user) return <EmptyState title={t('lottery.mine')} text={t('lottery.mineVisitor')} />
  return (
    <div className="flex flex-col gap-3">
      {mine.length === 0 && <EmptyState title={t('lottery.mine')} text={t('lottery.mineEmpty')} />}
      {mine.map((slip) => (
        <SlipCard key={slip.id} room={room} slip={slip} />
      ))}
      <Link to={`/history?game=${room.game.gameId}`} className={buttonClass('ghost')}>
        {t('lottery.allMine')}
      </Link>
    </div>
  )
}

/** A slip as a ticket, with the button that takes it back while that is possible. */
export function SlipCard({ room, slip }: { room: Room; slip: BetModel }) {
  const t = useLotteryTranslate()
  const { term, state, money, isOpen, secondsToClose, game } = room
  const no = [term, state.before].find((one) => one?.id === slip.termId)?.no
  const mayCancel =
    game.cancel && slip.result === 'PENDING' && slip.termId === term.id && isOpen && secondsToClose > LAST_CANCEL_S
  return (
    <article className="rounded-m border border-line bg-button px-4 py-3">
      <header className="mb-1 flex items-center justify-between gap-2">
        <Link
          to={`/round/${slip.id}`}
          className="nums inline-flex min-h-11 items-center text-s font-semibold underline"
        >
          {no === undefined ? t('lottery.slip') : t('lottery.drawNo', { no })}
        </Link>
        <Result slip={slip} />
      </header>
      <SlipLines lines={slip.bets ?? []} />
      <footer className="mt-2 flex flex-wrap items-center justify-between gap-2 text-s">
        <span className="text-muted">
          {t('lottery.total')} <strong className="nums text-text">{money.full(slip.betAmount)}</strong>
        </span>
        {slip.winAmount > 0 && (
          <strong className="nums">{t('play.paid', { amount: money.full(slip.winAmount) })}</strong>
        )}
        {mayCancel && <CancelButton slip={slip} money={money} />}
      </footer>
    </article>
  )
}

function Result({ slip }: { slip: BetModel }) {
  const t = useLotteryTranslate()
  if (slip.result === 'PENDING') return <Badge tone="info">{t('lottery.pending')}</Badge>
  const { tone, word } = badgeOf(slip)
  return <Badge tone={tone}>{t(word)}</Badge>
}

function CancelButton({ slip, money }: { slip: BetModel; money: Room['money'] }) {
  const t = useLotteryTranslate()
  const cancel = useMutation({
    mutationFn: () => call(lottery.cancel, { id: slip.id }),
    onSuccess({ model }) {
      applyBalance({ balance: model.balance, version: model.balanceVersion })
      toast(t('lottery.cancelled', { amount: money.full(slip.betAmount) }))
    },
    onError: (error) => !(error instanceof CallError) && console.error(error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: lotteryQuery(slip.gameId).queryKey }),
  })
  return (
    <Button size="s" className="min-h-11" busy={cancel.isPending} onClick={() => cancel.mutate()}>
      {t('lottery.cancel')}
    </Button>
  )
}
