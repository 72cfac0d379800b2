import { Button } from '@fairground/ui/button'
import { lazyPart } from '@fairground/ui/lazy-part'
import { Skeleton } from '@fairground/ui/skeleton'
import { Suspense } from 'react'
import { useTranslate } from '../kernel/language/language.ts'
import { useLoggedIn } from '../kernel/token.ts'
import { openPopup } from '../popups/popups.ts'

/** Fetched for a player alone: a visitor's first load does without. */
const PlayerCorner = lazyPart(() => import('./player-corner.tsx'), 'PlayerCorner')

/** The end of the header: the balance and its actions for a player, login and registration for a visitor. */
export function AccountCorner() {
  if (!useLoggedIn()) return <GuestCorner />
  return (
    <Suspense fallback={<Skeleton className="h-11 w-28 rounded-m" />}>
      <PlayerCorner />
    </Suspense>
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
