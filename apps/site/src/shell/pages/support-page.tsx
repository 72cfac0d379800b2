import { BrandMark } from '@fairground/ui/brand-mark'
import { Button } from '@fairground/ui/button'
import { Toasts } from '@fairground/ui/toasts'
import { SupportPlace } from '../../features/support/support-place.tsx'
import { useTranslate } from '../../kernel/language/language.ts'
import { Link } from '../../kernel/router/index.ts'
import { useLoggedIn } from '../../kernel/token.ts'
import { useLinks } from '../../links/use-links.ts'
import { openPopup } from '../../popups/popups.ts'
import { DesignHost } from '../host.tsx'
import { OfflineBanner } from '../offline-banner.tsx'
import { Popups } from '../popups.tsx'

/** `/chatlive`: the live chat. It has no surroundings of the site (RT-04). */
export function SupportPage() {
  const t = useTranslate()
  const loggedIn = useLoggedIn()
  useLinks()
  return (
    <DesignHost>
      <OfflineBanner />
      <div className="flex h-dvh flex-col">
        <header className="flex h-14 shrink-0 items-center justify-between gap-3 border-b border-line px-3 tablet:px-6">
          <Link to="/" className="flex min-h-11 items-center gap-2 rounded-s" aria-label={t('common.brand')}>
            <BrandMark className="size-8" />
            <span className="font-display text-l font-extrabold tracking-tight">{t('common.brand')}</span>
          </Link>
          {!loggedIn && (
            <Button size="s" onClick={() => openPopup({ name: 'login' })}>
              {t('shell.logIn')}
            </Button>
          )}
        </header>
        <main className="mx-auto flex min-h-0 w-full max-w-2xl grow flex-col relative overflow-y-auto">
          <SupportPlace />
        </main>
      </div>
      <Popups />
      <Toasts closeLabel={t('common.close')} />
    </DesignHost>
  )
}
