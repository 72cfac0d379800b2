import { Amount } from '@fairground/ui/amount'
import { cx } from '@fairground/ui/cx'
import { Skeleton } from '@fairground/ui/skeleton'
import Unplug from 'lucide-react/icons/unplug'
import { useTranslate } from '../kernel/language/language.ts'
import { useIsStale } from '../live/status.ts'
import { useMoney } from '../player/money.ts'
import { openWallet } from '../player/open-wallet.ts'
import { useUser } from '../player/user.ts'

/**
 * The live balance: counts up when it rises, shows the held amount, and shows when it may be out of date. Opens the
 * wallet.
 */
export function BalancePill() {
  const t = useTranslate()
  const money = useMoney()
  const user = useUser()
  const isStale = useIsStale()
  if (!user) return <Skeleton className="h-11 w-28 rounded-m" />
  return (
    <button
      type="button"
      title={isStale ? t('shell.stale') : undefined}
      onClick={() => openWallet(user)}
      className={cx(
        'flex min-h-11 shrink-0 items-center gap-2 rounded-m border bg-block px-3.5 transition-colors duration-120 hover:bg-button',
        isStale ? 'border-dashed border-edge text-muted' : 'border-line',
      )}
    >
      {isStale ? <Unplug size={18} aria-hidden="true" /> : <Coin />}
      <span className="flex flex-col items-end leading-tight">
        <span className="sr-only">{t('shell.balance')}</span>
        <Amount live value={user.balance} format={money.full} className="text-m font-bold" />
        {user.heldBalance > 0 && (
          <span className="nums text-xs font-medium whitespace-nowrap text-win">
            {t('shell.held', { amount: money.full(user.heldBalance) })}
          </span>
        )}
      </span>
      {isStale && <span className="sr-only">{t('shell.stale')}</span>}
    </button>
  )
}

function Coin() {
  return (
    <svg viewBox="0 0 20 20" className="size-5 shrink-0" aria-hidden="true">
      <circle cx="10" cy="10" r="9" fill="var(--design-button-active-bg)" />
      <circle
        cx="10"
        cy="10"
        r="6.500"
        fill="none"
        stroke="var(--design-button-text-color)"
        strokeOpacity=".45"
        strokeWidth="1.500"
        strokeDasharray="1 2.400"
        strokeLinecap="round"
      />
      <path
        d="m10 6.200 1.200 2.500 2.700.3-2 1.900.6 2.700-2.500-1.400-2.500 1.400.6-2.700-2-1.900 2.700-.3z"
        fill="var(--design-button-text-color)"
      />
    </svg>
  )
}
