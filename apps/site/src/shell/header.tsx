import { Button } from '@fairground/ui'
import Plus from 'lucide-react/icons/plus'
import { Link } from 'react-router'
import { useTranslate } from '../session/language.ts'
import { openPopup } from '../session/popups.ts'
import { useLoggedIn } from '../session/token.ts'
import { AccountButton } from './account-button.tsx'
import { BalancePill } from './balance-pill.tsx'
import { Bell } from './bell.tsx'
import { BrandMark } from './brand-mark.tsx'

/** The bar at the top: the house, then the balance and what to do with it, or the way in. */
export function Header() {
  const t = useTranslate()
  const loggedIn = useLoggedIn()
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-[color-mix(in_srgb,var(--main-bg-color)_86%,transparent)] backdrop-blur-md">
      <div className="flex h-16 items-center gap-2 px-3 tablet:gap-3 tablet:px-6">
        <Link
          to="/"
          className="flex min-h-11 min-w-0 items-center gap-2 rounded-s desktop:hidden"
          aria-label={t('common.brand')}
        >
          <BrandMark className="size-8 shrink-0" />
          <span className="truncate font-display text-l font-extrabold tracking-tight">{t('common.brand')}</span>
        </Link>
        <span className="grow" />
        {loggedIn ? <PlayerCorner /> : <GuestCorner />}
      </div>
    </header>
  )
}

function PlayerCorner() {
  const t = useTranslate()
  return (
    <>
      <BalancePill />
      <Bell />
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
      <Button look="ghost" className="px-3" onClick={() => openPopup({ name: 'login' })}>
        {t('shell.logIn')}
      </Button>
      <Button look="primary" onClick={() => openPopup({ name: 'register' })}>
        {t('shell.register')}
      </Button>
    </span>
  )
}
