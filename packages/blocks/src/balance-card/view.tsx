import type { User } from '@fairground/contract/user'
import { Amount } from '@fairground/ui/amount'
import { buttonClass } from '@fairground/ui/button'
import { Skeleton } from '@fairground/ui/skeleton'
import type { ViewProps } from '../block.tsx'
import { BlockLink } from '../block-link.tsx'
import type { DataOf } from '../fields.ts'
import { useHost } from '../host.ts'
import { LoginActions } from '../login-actions.tsx'
import type { balanceCardFields } from './block.tsx'

type Data = DataOf<typeof balanceCardFields>

/** The player's money: the balance, what is held in open bets, and bonuses. */
export function View({ data }: ViewProps<typeof balanceCardFields>) {
  const host = useHost()
  const t = host.useTranslate()
  const loggedIn = host.useLoggedIn()
  const user = host.useUser()
  return (
    <section
      aria-label={t('shell.wallet')}
      className="flex flex-col drop-shadow-[0_6px_16px_rgb(2_6_14/14%)] [--tear:0.5rem]"
    >
      <div className="rounded-t-l bg-block p-5 [mask:radial-gradient(circle_var(--tear)_at_0_100%,transparent_98%,#000)_0_0/51%_100%_no-repeat,radial-gradient(circle_var(--tear)_at_100%_100%,transparent_98%,#000)_100%_0/51%_100%_no-repeat] tablet:p-6">
        {!loggedIn ? (
          <p className="text-center text-muted">{t('perks.balanceGuest')}</p>
        ) : user ? (
          <Balances user={user} data={data} />
        ) : (
          <Skeleton className="h-18 w-48" />
        )}
      </div>
      <div className="relative rounded-b-l bg-block p-5 [mask:radial-gradient(circle_var(--tear)_at_0_0,transparent_98%,#000)_0_0/51%_100%_no-repeat,radial-gradient(circle_var(--tear)_at_100%_0,transparent_98%,#000)_100%_0/51%_100%_no-repeat]">
        <span aria-hidden="true" className="absolute inset-x-4 top-0 border-t-2 border-dotted border-line" />
        {loggedIn ? <Actions data={data} /> : <LoginActions />}
      </div>
    </section>
  )
}

function Balances({ user, data }: { user: User; data: Data }) {
  const host = useHost()
  const t = host.useTranslate()
  const money = host.useMoney()
  const bonus = user.taskBonusBalance + user.registerTaskBonusBalance
  return (
    <dl className="flex flex-wrap items-end gap-x-8 gap-y-4">
      <div className="flex flex-col">
        <dt className="text-s text-muted">{t('shell.balance')}</dt>
        <dd className="font-display text-xl font-extrabold">
          <Amount value={user.balance} format={money.full} live />
        </dd>
      </div>
      {user.heldBalance > 0 && <Part name={t('perks.held')} amount={money.full(user.heldBalance)} />}
      {data.bonus && bonus > 0 && <Part name={t('perks.bonus')} amount={money.full(bonus)} />}
    </dl>
  )
}

function Part({ name, amount }: { name: string; amount: string }) {
  return (
    <div className="flex flex-col">
      <dt className="text-s text-muted">{name}</dt>
      <dd className="nums text-l font-bold">{amount}</dd>
    </div>
  )
}

function Actions({ data }: { data: Data }) {
  const t = useHost().useTranslate()
  return (
    <div className="flex flex-wrap gap-2">
      <BlockLink to="#recharge" className={buttonClass('primary', 'm', 'grow')}>
        {t('shell.deposit')}
      </BlockLink>
      {data.withdraw && (
        <BlockLink to="#withdraw" className={buttonClass('plain', 'm', 'grow')}>
          {t('perks.withdraw')}
        </BlockLink>
      )}
    </div>
  )
}
