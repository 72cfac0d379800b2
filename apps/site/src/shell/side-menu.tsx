import { localeNames } from '@fairground/phrases'
import { cx } from '@fairground/ui'
import Languages from 'lucide-react/icons/languages'
import Wallet from 'lucide-react/icons/wallet'
import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router'
import { followLink } from '../links/follow-link.ts'
import { useLocale, useTranslate } from '../session/language.ts'
import { openPopup } from '../session/popups.ts'
import { BrandMark } from './brand-mark.tsx'
import { places } from './places.ts'

const lineClass =
  'flex min-h-11 w-full items-center gap-3 rounded-s px-3 text-start text-s font-semibold text-muted transition-colors duration-120 hover:bg-button hover:text-text'

/** The menu at the inline start of a desktop. */
export function SideMenu() {
  const t = useTranslate()
  const locale = useLocale()
  return (
    <aside className="fixed inset-y-0 start-0 z-30 hidden w-[var(--menu-panel-width)] flex-col border-e border-line bg-menu px-3 pt-3 pb-5 desktop:flex">
      <Link to="/" aria-label={t('common.brand')} className="mb-5 flex min-h-11 items-center gap-2.5 rounded-s px-2">
        <BrandMark className="size-8 shrink-0" />
        <span className="font-display text-l font-extrabold tracking-tight">{t('common.brand')}</span>
      </Link>
      <nav aria-label={t('shell.mainMenu')} className="flex flex-col gap-1">
        {places.map(({ to, name, icon: Icon }) => (
          <NavLink
            key={to}
            to={to}
            end={to === '/'}
            className={({ isActive }) => cx(lineClass, 'relative', isActive && 'bg-button text-text')}
          >
            {({ isActive }) => (
              <>
                {isActive && <Lamp />}
                <Icon size={20} aria-hidden="true" className={isActive ? 'text-accent-text' : undefined} />
                {t(name)}
              </>
            )}
          </NavLink>
        ))}
        <MenuLine icon={<Wallet size={20} aria-hidden="true" />} onClick={() => followLink('#recharge')}>
          {t('shell.wallet')}
        </MenuLine>
      </nav>
      <div className="mt-auto flex flex-col gap-3">
        <MenuLine icon={<Languages size={20} aria-hidden="true" />} onClick={() => openPopup({ name: 'language' })}>
          <span className="sr-only">{t('shell.language')}: </span>
          {localeNames[locale]}
        </MenuLine>
        <p className="rounded-m border border-line px-3 py-2.5 text-xs text-muted">
          <strong className="block text-s text-text">{t('shell.footPlay')}</strong>
          {t('shell.footPlayText')}
        </p>
      </div>
    </aside>
  )
}

function MenuLine({ icon, onClick, children }: { icon: ReactNode; onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={lineClass} onClick={onClick}>
      {icon}
      <span>{children}</span>
    </button>
  )
}

/** A lit bulb at the edge: you are here. */
function Lamp() {
  return (
    <span
      aria-hidden="true"
      className="absolute -start-1 size-2 rounded-full bg-bulb shadow-[0_0_10px_2px_var(--design-bulb-color)]"
    />
  )
}
