import { cx } from '@fairground/ui'
import Bomb from 'lucide-react/icons/bomb'
import CircleUserRound from 'lucide-react/icons/circle-user-round'
import House from 'lucide-react/icons/house'
import Plus from 'lucide-react/icons/plus'
import ReceiptText from 'lucide-react/icons/receipt-text'
import { NavLink } from 'react-router'
import { followLink } from '../links/follow-link.ts'
import { useTranslate } from '../session/language.ts'
import { openPopup } from '../session/popups.ts'

const tabClass =
  'flex min-h-14 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 rounded-s px-0.5 text-center text-xs leading-tight font-semibold text-muted'

/** The bar at the bottom of phones and tablets. */
export function TabBar() {
  const t = useTranslate()
  return (
    <nav
      aria-label={t('shell.mainMenu')}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-tabbar pb-[env(safe-area-inset-bottom)] shadow-[var(--tabbar-box-shadow)] desktop:hidden"
    >
      <div className="mx-auto flex max-w-xl items-stretch px-1">
        <Tab to="/" icon={House} name={t('shell.lobby')} />
        <Tab to="/game/mines" icon={Bomb} name={t('shell.mines')} />
        <button type="button" className={tabClass} onClick={() => followLink('#recharge')}>
          <span className="glow -mt-5 grid size-12 place-items-center rounded-full text-on-accent shadow-block ring-4 ring-tabbar">
            <Plus size={24} strokeWidth={2.6} aria-hidden="true" />
          </span>
          <span className="max-w-full truncate">{t('shell.deposit')}</span>
        </button>
        <Tab to="/history" icon={ReceiptText} name={t('shell.history')} />
        <button type="button" className={tabClass} onClick={() => openPopup({ name: 'menu' })}>
          <CircleUserRound size={22} aria-hidden="true" />
          <span className="max-w-full truncate">{t('shell.openMenu')}</span>
        </button>
      </div>
    </nav>
  )
}

function Tab({ to, icon: Icon, name }: { to: string; icon: typeof House; name: string }) {
  return (
    <NavLink to={to} end={to === '/'} className={({ isActive }) => cx(tabClass, isActive && 'text-accent-text')}>
      <Icon size={22} aria-hidden="true" />
      <span className="max-w-full truncate">{name}</span>
    </NavLink>
  )
}
