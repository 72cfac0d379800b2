import { Badge } from '@fairground/ui/badge'
import { Bulbs } from '@fairground/ui/bulbs'
import { Button } from '@fairground/ui/button'
import { Ticket } from '@fairground/ui/ticket'
import { serverNow } from '../../calls/server-time.ts'
import { useLocale, useTranslate } from '../../kernel/language/language.ts'
import { useNavigate } from '../../kernel/router/index.ts'
import { useMoney } from '../../player/money.ts'
import { useUser } from '../../player/user.ts'
import { closePopup } from '../../popups/popups.ts'
import { followDeposit, type PendingDeposit } from './pending-deposit.ts'

/** The receipt of a paid deposit, as a ticket. */
export function Receipt({ deposit }: { deposit: PendingDeposit }) {
  const t = useTranslate()
  const money = useMoney()
  const locale = useLocale()
  const go = useNavigate()
  const user = useUser()
  const leave = (to?: string) => {
    followDeposit(undefined)
    closePopup('wallet')
    if (to) void go(to)
  }
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(serverNow())
  const lines = [
    { name: t('wallet.reference'), value: deposit.id.slice(-8) },
    ...(deposit.fee > 0 ? [{ name: t('wallet.fee'), value: money.full(deposit.fee) }] : []),
    { name: t('wallet.date'), value: date },
    { name: t('wallet.way'), value: deposit.channel },
    ...(user ? [{ name: t('wallet.newBalance'), value: money.full(user.balance) }] : []),
  ]
  return (
    <div role="status" className="flex flex-col gap-5">
      <Ticket
        head={
          <div className="flex flex-col items-center gap-2 text-center">
            <Bulbs count={12} className="mb-3 w-full" />
            <Badge tone="win">{t('wallet.paid')}</Badge>
            <p className="nums font-display text-2xl font-extrabold">{money.full(deposit.amount)}</p>
            <p className="text-s text-muted">{t('wallet.paidTitle')}</p>
          </div>
        }
      >
        <dl className="flex flex-col gap-2 text-s">
          {lines.map(({ name, value }) => (
            <div key={name} className="flex justify-between gap-4">
              <dt className="text-muted">{name}</dt>
              <dd className="nums text-end font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </Ticket>
      <div className="grid auto-cols-fr grid-flow-col gap-3">
        <Button onClick={() => leave()}>{t('wallet.done')}</Button>
        {!user?.limited && (
          <Button look="primary" onClick={() => leave('/game/mines')}>
            {t('wallet.playNow')}
          </Button>
        )}
      </div>
    </div>
  )
}
