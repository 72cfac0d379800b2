import { type BlockHost, type HostPart, HostProvider, isMobileForced, type MyGamesDoor } from '@fairground/blocks'
import { lazyPart } from '@fairground/ui/lazy-part'
import { useHydrated } from '@fairground/ui/use-hydrated'
import { type ComponentType, type ReactNode, Suspense, useMemo } from 'react'
import { assetUrlIn } from '../design/asset-url.ts'
import { useDesign, useGlobalDesign } from '../design/design.ts'
import { previewParts } from '../design/preview-parts.ts'
import { report } from '../design/report.ts'
import { useAnswer } from '../design/use-answer.ts'
import { useLayout } from '../design/use-layout.ts'
import { useParam } from '../design/use-param.ts'
import { lazyScreen } from '../kernel/chunks/lazy-screen.tsx'
import { loadChunk } from '../kernel/chunks/load-chunk.ts'
import { useLocale, useText, useTranslate } from '../kernel/language/language.ts'
import { usePageConfig } from '../kernel/page/page-config.ts'
import { useLocation } from '../kernel/router/index.ts'
import { useLoggedIn } from '../kernel/token.ts'
import { followLink } from '../links/follow-link.ts'
import { hrefOf } from '../links/href-of.ts'
import { useCountdown } from '../player/countdown.ts'
import { chooseCountry, useCountry } from '../player/country.ts'
import { useMoney } from '../player/money.ts'
import { useStartup } from '../player/startup.ts'
import { useUser } from '../player/user.ts'
import { AccountCorner } from './account-corner.tsx'
import { OfflineNote } from './offline-banner.tsx'

/** The host's own parts, by name. */
const parts: Readonly<Record<HostPart, ComponentType>> = {
  'account-corner': AccountCorner,
  bell: PlayersBell,
  'offline-note': OfflineNote,
}

/** Fetched for a player alone: a visitor has none. */
const Bell = lazyPart(() => import('./bell.tsx'), 'Bell')
const ChatButton = lazyScreen(() => import('./chat-button.tsx'), 'ChatButton')

/** The chat, which comes late and moves nothing at this end of the header, and a player's bell. */
function PlayersBell() {
  return (
    <>
      <Suspense>{useHydrated() && <ChatButton />}</Suspense>
      {useLoggedIn() && (
        <Suspense fallback={<span className="size-11 shrink-0" />}>
          <Bell />
        </Suspense>
      )}
    </>
  )
}

const FlightCheck = lazyScreen(() => import('./flight-check.tsx'), 'FlightCheck')
const LiveFlight = lazyScreen(() => import('./live-flight.tsx'), 'LiveFlight')

let myGames: Promise<MyGamesDoor> | undefined
const loadMyGames = () => {
  myGames ??= loadChunk(() => import('../player/games/my-games.ts')).then(({ myGamesDoor }) => myGamesDoor)
  return myGames
}

const useMenus = () => useDesign().menus
const useTabs = () => useDesign().tabs
const useScheme = () => useGlobalDesign().lightMode
const usePath = () => useLocation().pathname

/** Provides the host of all blocks below it: the site. */
export function DesignHost({ children }: { children: ReactNode }) {
  const { device, assetMappings } = useDesign()
  const { imageCdnRoot } = usePageConfig()
  const isForced = isMobileForced(useGlobalDesign())
  const host = useMemo<BlockHost>(
    () => ({
      useTranslate,
      useText,
      useLocale,
      useMoney,
      useLayout,
      useScheme,
      useUser,
      useLoggedIn,
      useStartup,
      useMenus,
      useTabs,
      usePath,
      useParam,
      useAnswer,
      useTimeLeft: useCountdown,
      useCountry,
      chooseCountry: (country) => void chooseCountry(country),
      follow: followLink,
      hrefOf,
      assetUrl: assetUrlIn(assetMappings, imageCdnRoot),
      ...previewParts(),
      loadMyGames,
      report,
      part: (name) => parts[name],
      LiveFlight,
      FlightCheck,
      device: isForced ? 'mobile' : device,
    }),
    [device, assetMappings, imageCdnRoot, isForced],
  )
  return <HostProvider value={host}>{children}</HostProvider>
}
