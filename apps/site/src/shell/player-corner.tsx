import { Button } from '@fairground/ui/button'
import Plus from 'lucide-react/icons/plus'
import { Suspense } from 'react'
import { lazyScreen } from '../kernel/chunks/lazy-screen.tsx'
import { useTranslate } from '../kernel/language/language.ts'
import { useUser } from '../player/user.ts'
import { openPopup } from '../popups/popups.ts'
import { AccountButton } from './account-button.tsx'
import { BalancePill } from './balance-pill.tsx'

/** Its words come with those of the screens. */
const SessionCorner = lazyScreen(() => import('./session-corner.tsx'), 'SessionCorner')

/** A player's end of the header: the session, the balance and what to do with it, the account. */
export function PlayerCorner() {
  const t = useTranslate()
  const isLimited = useUser()?.limited
  return (
    <>
      <Suspense>
        <SessionCorner />
      </Suspense>
      <BalancePill />
      {!isLimited && (
        <span className="hidden shrink-0 tablet:block">
          <Button look="primary" onClick={() => openPopup({ name: 'wallet', tab: 'deposit' })}>
            <Plus size={18} strokeWidth={2.6} aria-hidden="true" />
            {t('shell.deposit')}
          </Button>
        </span>
      )}
      <span className="hidden desktop:block">
        <AccountButton />
      </span>
    </>
  )
}
