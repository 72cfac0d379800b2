import { Toasts } from '@fairground/ui/toasts'
import { Suspense, useEffect } from 'react'
import { Surroundings } from '../design/surroundings.tsx'
import { lazyScreen } from '../kernel/chunks/lazy-screen.tsx'
import { gameOnPage } from '../kernel/host/game-on-page.ts'
import { useTranslate } from '../kernel/language/language.ts'
import { Outlet, useLocation } from '../kernel/router/index.ts'
import { useLinks } from '../links/use-links.ts'
import { useUser } from '../player/user.ts'
import { receivePopups } from '../popups/receive-popups.ts'
import { DesignHost } from './host.tsx'
import { LaterNotices } from './later-notices.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { PageSkeleton } from './pages/page-skeleton.tsx'
import { Popups } from './popups.tsx'
import { useScrollToTop } from './scroll-to-top.ts'

const BreakBanner = lazyScreen(() => import('../features/responsible/break-banner.tsx'), 'BreakBanner')

/** The frame of every page: the design's surroundings, popups and toasts. A game fills the room between them. */
export function Shell() {
  const t = useTranslate()
  const { pathname } = useLocation()
  const isGame = gameOnPage(pathname) !== undefined
  const fillsRoom = pathname.startsWith('/game/') || pathname === '/embed'
  const pause = useUser()?.pause
  useEffect(() => receivePopups(), [])
  useLinks()
  useScrollToTop()
  return (
    <DesignHost>
      <a
        href="#content"
        className="fixed start-3 top-3 z-3000 -translate-y-24 rounded-s bg-text px-4 py-2 font-semibold text-ground focus:translate-y-0"
      >
        {t('shell.skip')}
      </a>
      <Surroundings isGame={isGame}>
        {!isGame && <OfflineBanner />}
        <Suspense>{pause && !fillsRoom && <BreakBanner pause={pause} />}</Suspense>
        <main id="content" tabIndex={-1} className="relative grow outline-none">
          <Suspense fallback={<PageSkeleton />}>
            {fillsRoom ? (
              <Outlet />
            ) : (
              <div className="mx-auto max-w-[var(--max-width)] px-3 has-data-wide:max-w-[max(var(--max-width),103.5rem)] pt-[var(--mobile-content-padding-top)] tablet:px-6 desktop:pt-[var(--pc-content-padding-top)]">
                <Outlet />
              </div>
            )}
          </Suspense>
          {pathname === '/' && <div data-rail />}
        </main>
      </Surroundings>
      <Popups />
      <LaterNotices />
      <Toasts closeLabel={t('common.close')} />
    </DesignHost>
  )
}
