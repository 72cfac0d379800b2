import * as wallets from '@fairground/contract/calls/wallets'
import { cx } from '@fairground/ui/cx'
import { useMutation, useQuery } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import { useId } from 'react'
import { call } from '../../calls/client.ts'
import { useLocale, useTranslate } from '../../kernel/language/language.ts'
import { moneyIn } from '../../player/money.ts'
import { useStartup } from '../../player/startup.ts'
import { keepUser, useUser } from '../../player/user.ts'

/** The player's wallets, one a currency, with their balances; a press changes to another. Nothing on a site with one currency. */
export function CurrencySwitch() {
  const t = useTranslate()
  const headingId = useId()
  const locale = useLocale()
  const user = useUser()
  const { currencies } = useStartup()
  const isOffered = currencies.length > 1
  const { data: ownWallets } = useQuery({
    // The balance of the wallet in use is the user's, which live messages change.
    queryKey: ['wallets'],
    queryFn: async () => (await call(wallets.list, {}, { errors: 'ignore' })).list,
    enabled: isOffered,
    staleTime: 0,
  })
  const change = useMutation({
    mutationFn: (currencyId: string) => call(wallets.setCurrency, { currencyId }),
    onSuccess: ({ user }) => keepUser(user),
  })
  if (!isOffered || !user) return null
  const chosenId = change.isPending ? change.variables : user.currencyId
  return (
    <section aria-labelledby={headingId} className="mb-5">
      <h3 id={headingId} className="mb-2 text-s font-semibold text-muted">
        {t('wallet.wallets')}
      </h3>
      <ul className="-mx-1 flex snap-x gap-2 overflow-x-auto px-1 pb-1.5">
        {currencies.map((currency) => {
          const isCurrent = currency.id === user.currencyId
          const wallet = ownWallets?.find(({ currencyId }) => currencyId === currency.id)
          const balance = isCurrent ? user.balance : wallet?.balance
          return (
            <li key={currency.id} className="min-w-28 shrink-0 snap-start">
              <button
                type="button"
                aria-current={isCurrent}
                disabled={change.isPending}
                onClick={() => !isCurrent && change.mutate(currency.id)}
                className={cx(
                  'flex min-h-13 w-full items-center gap-2 rounded-m border px-3 py-1.5 text-start transition-colors duration-120',
                  currency.id === chosenId ? 'border-accent' : 'border-line bg-button hover:brightness-115',
                  change.isPending && currency.id !== chosenId && 'opacity-60',
                )}
              >
                <span className="min-w-0 grow leading-tight">
                  <span className="block text-xs text-muted">{currency.id}</span>
                  <span className="nums block truncate text-s font-bold">
                    {balance === undefined ? currency.symbol : moneyIn(currency, locale).compact(balance)}
                  </span>
                </span>
                {isCurrent && <Check size={18} aria-hidden="true" className="shrink-0 text-accent-text" />}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
