import { Button } from '@fairground/ui/button'
import Plus from 'lucide-react/icons/plus'
import { Suspense } from 'react'
import { lazyScreen } from '../kernel/chunks/lazy-screen.tsx'
import { useTranslate } from '../kernel/language/language.ts'
import { useLoggedIn } from '../kernel/token.ts'
import { openPopup } from '../popups/popups.ts'
import { AccountButton } from './account-button.tsx'
import { BalancePill } from './balance-pill.tsx'

const SessionCorner = lazyScreen(() => import('./session-corner.tsx'), 'SessionCorner')

/** The end of the header: the balance and its actions for a player, login and registration for a visitor. */
export function AccountCorner() {
  return useLoggedIn() ? <PlayerCorner /> : <GuestCorner />
}

function PlayerCorner() {
  const t = useTranslate()
  return (
    <>
      <Suspense>
        <SessionCorner />
      </Suspense>
      <BalancePill />
      <span className="hidden shrink-0 tablet:block">
        <Button look="primary" onClick={() => openPopup({ name: 'wallet', tab: 'deposit' })}>
          <Plus size={18} strokeWidth={2.6} aria-hidden="true" />
          {t('shell.deposit')}
        </Button>
      </span>
      <span className="hidden desktop:block">
        <AccountButton />
      </span>
    </>
  )
}

function GuestCorner() {
  const t = useTranslate()
  return (
    <span data-guest="" className="flex items-center gap-2">
      <Button look="ghost" className="px-3" aria-haspopup="dialog" onClick={() => openPopup({ name: 'login' })}>
        {t('shell.logIn')}
      </Button>
      <Button look="primary" aria-haspopup="dialog" onClick={() => openPopup({ name: 'register' })}>
        {t('shell.register')}
      </Button>
    </span>
  )
}
