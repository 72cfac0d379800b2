import CircleUserRound from 'lucide-react/icons/circle-user-round'
import { Suspense, useState } from 'react'
import { PlayerAvatar } from '../design/player-avatar.tsx'
import { lazyScreen } from '../kernel/chunks/lazy-screen.tsx'
import { useTranslate } from '../kernel/language/language.ts'
import { useUser } from '../player/user.ts'

/** Its words come with those of the screens. */
const AccountMenu = lazyScreen(() => import('./account-menu.tsx'), 'AccountMenu')
const buttonClass =
  'grid size-11 place-items-center rounded-m border border-line bg-block text-muted transition-colors duration-120 hover:bg-button hover:text-text'

/** The button of the account menu, with the player's picture; the first press fetches the menu. */
export function AccountButton() {
  const t = useTranslate()
  const user = useUser()
  const [isWanted, setWanted] = useState(false)
  const mark = user ? (
    <PlayerAvatar seed={user.userId} name={user.nickname} avatar={user.avatar} className="size-8 text-s" />
  ) : (
    <CircleUserRound size={22} aria-hidden="true" />
  )
  const button = (
    <button
      type="button"
      aria-label={t('shell.accountMenu')}
      aria-haspopup="menu"
      className={buttonClass}
      onPointerEnter={AccountMenu.fetch}
      onClick={() => setWanted(true)}
    >
      {mark}
    </button>
  )
  if (!isWanted) return button
  return (
    <Suspense fallback={button}>
      <AccountMenu buttonClass={buttonClass} button={mark} />
    </Suspense>
  )
}
