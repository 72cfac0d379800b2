import { Button } from '@fairground/ui/button'
import CircleUserRound from 'lucide-react/icons/circle-user-round'
import Plus from 'lucide-react/icons/plus'
import { useTranslate } from '../../kernel/language/language.ts'
import { findDemoToken } from '../../kernel/token.ts'
import { useUser } from '../../player/user.ts'
import { openPopup } from '../../popups/popups.ts'
import { BarButton } from './bar-button.tsx'
import { isPlayer, realGamePath } from './demo-offers.tsx'
import css from './game-bar.module.css'

/**
 * The end of a wide bar. For a player: Deposit, as far as the player may pay in, and the account's menu. For a visitor in a
 * demonstration: the way to log in.
 */
export function BarAccount() {
  const t = useTranslate()
  const user = useUser()
  if (!isPlayer())
    return (
      <Button look="ghost" className={css.account} onClick={() => openPopup({ name: 'login', goTo: realGamePath() })}>
        {t('shell.logIn')}
      </Button>
    )
  if (!user || findDemoToken() !== undefined) return null
  return (
    <span className={css.account}>
      {!user.limited && (
        <Button look="primary" className="shrink-0" onClick={() => openPopup({ name: 'wallet', tab: 'deposit' })}>
          <Plus size={18} strokeWidth={2.6} aria-hidden="true" />
          {t('shell.deposit')}
        </Button>
      )}
      <BarButton label={t('shell.accountMenu')} onClick={() => openPopup({ name: 'menu' })}>
        <CircleUserRound size={22} aria-hidden="true" />
      </BarButton>
    </span>
  )
}
