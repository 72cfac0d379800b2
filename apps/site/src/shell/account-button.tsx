import { lazyPart } from '@fairground/ui/lazy-part'
import CircleUserRound from 'lucide-react/icons/circle-user-round'
import { Suspense, useState } from 'react'
import { useTranslate } from '../kernel/language/language.ts'

const loadMenu = () => import('./account-menu.tsx')
const AccountMenu = lazyPart(loadMenu, 'AccountMenu')
const buttonClass =
  'grid size-11 place-items-center rounded-m border border-line bg-block text-muted transition-colors duration-120 hover:bg-button hover:text-text'

/** The round button of the account menu; the first press fetches the menu. */
export function AccountButton() {
  const t = useTranslate()
  const [isWanted, setWanted] = useState(false)
  const button = (
    <button
      type="button"
      aria-label={t('shell.accountMenu')}
      aria-haspopup="menu"
      className={buttonClass}
      onPointerEnter={() => void loadMenu().catch(() => undefined)}
      onClick={() => setWanted(true)}
    >
      <CircleUserRound size={22} aria-hidden="true" />
    </button>
  )
  if (!isWanted) return button
  return (
    <Suspense fallback={button}>
      <AccountMenu buttonClass={buttonClass} />
    </Suspense>
  )
}
