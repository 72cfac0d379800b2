import { Amount } from '@fairground/ui/amount'
import { Bulbs } from '@fairground/ui/bulbs'
import { useTranslate } from '../../kernel/language/language.ts'
import { useMoney } from '../../player/money.ts'
import { useUser } from '../../player/user.ts'
import type { RequestOf } from '../../popups/popups.ts'
import { WaitingTicket } from './art/tickets.tsx'
import { GameTickets } from './game-tickets.tsx'
import { ScenePopup } from './scene-popup.tsx'
import { type WagerProgress, wagerProgress } from './wager-progress.ts'

const LAMPS = 20

/** Shows how much the player must still wager (status 450). */
export function WithdrawInfoPopup({ request, layer }: { request: RequestOf<'withdraw-info'>; layer: number }) {
  const t = useTranslate()
  const progress = wagerProgress(request.params, useUser())
  // A refusal without numbers, for a player without required wagering, has another reason; then only its own sentence
  // is true.
  const isShort = progress !== undefined && progress.leftAmount > 0
  const sentence = request.params?.text
  return (
    <ScenePopup
      name="withdraw-info"
      layer={layer}
      picture={<WaitingTicket />}
      title={t('popups.withdrawTitle')}
      text={typeof sentence === 'string' ? sentence : t(isShort ? 'popups.withdrawText' : 'errors.withdraw_info')}
    >
      {isShort && <Progress {...progress} />}
      <GameTickets from="withdraw-info" />
    </ScenePopup>
  )
}

function Progress({ neededAmount, doneAmount, leftAmount }: WagerProgress) {
  const t = useTranslate()
  const money = useMoney()
  const litLamps = Math.floor((doneAmount / neededAmount) * LAMPS)
  const lines = [
    { name: t('popups.withdrawDone'), amount: doneAmount },
    { name: t('popups.withdrawNeeded'), amount: neededAmount },
  ]
  return (
    <div className="mb-2 rounded-m border border-line bg-ground p-4">
      <p className="font-display text-l font-bold">{t('popups.withdrawLeft', { amount: money.full(leftAmount) })}</p>
      <Bulbs
        count={LAMPS}
        lit={litLamps}
        label={t('popups.withdrawBulbs', { done: money.full(doneAmount), all: money.full(neededAmount) })}
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
