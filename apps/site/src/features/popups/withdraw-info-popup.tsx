import { Amount, Bulbs } from '@fairground/ui'
import { useTranslate } from '../../kernel/language/language.ts'
import { useMoney } from '../../player/money.ts'
import { useUser } from '../../player/user.ts'
import type { RequestOf } from '../../popups/popups.ts'
import { WaitingTicket } from './art/tickets.tsx'
import { GameTickets } from './game-tickets.tsx'
import { ScenePopup } from './scene-popup.tsx'
import { type WagerProgress, wagerProgress } from './wager-progress.ts'

const LAMPS = 20

/** What is still to wager before a withdrawal (status 450). */
export function WithdrawInfoPopup({ request, layer }: { request: RequestOf<'withdraw-info'>; layer: number }) {
  const t = useTranslate()
  const progress = wagerProgress(request.params, useUser())
  // A refusal without numbers, about a player who owes nothing, has another reason: only its sentence is true.
  const isShort = progress !== undefined && progress.left > 0
  const said = request.params?.text
  return (
    <ScenePopup
      name="withdraw-info"
      layer={layer}
      picture={<WaitingTicket />}
      title={t('popups.withdrawTitle')}
      text={typeof said === 'string' ? said : t(isShort ? 'popups.withdrawText' : 'errors.withdraw_info')}
    >
      {isShort && <Progress {...progress} />}
      <GameTickets from="withdraw-info" />
    </ScenePopup>
  )
}

function Progress({ needed, done, left }: WagerProgress) {
  const t = useTranslate()
  const money = useMoney()
  const lit = Math.floor((done / needed) * LAMPS)
  const lines = [
    { name: t('popups.withdrawDone'), amount: done },
    { name: t('popups.withdrawNeeded'), amount: needed },
  ]
  return (
    <div className="mb-2 rounded-m border border-line bg-ground p-4">
      <p className="font-display text-l font-bold">{t('popups.withdrawLeft', { amount: money.full(left) })}</p>
      <Bulbs
        count={LAMPS}
        lit={lit}
        label={t('popups.withdrawBulbs', { done: money.full(done), all: money.full(needed) })}
        className="my-3.5"
      />
      <dl className="flex flex-col gap-1 text-s">
        {lines.map(({ name, amount }) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="text-muted">{name}</dt>
            <dd className="font-semibold">
              <Amount value={amount} format={money.full} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
