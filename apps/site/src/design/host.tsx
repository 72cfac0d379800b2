import { type BlockHost, type HostPart, HostProvider, isMobileForced, type MyGamesDoor } from '@fairground/blocks'
import { type ComponentType, type ReactNode, useMemo } from 'react'
import { loadChunk } from '../app/load-chunk.ts'
import { followLink } from '../links/follow-link.ts'
import { hrefOf } from '../links/href-of.ts'
import { AroundItem } from '../preview/around-item.tsx'
import { useItems } from '../preview/edited-items.ts'
import { useLocation } from '../router/index.ts'
import { useCountdown } from '../session/countdown.ts'
import { chooseCountry, useCountry } from '../session/country.ts'
import { useLocale, useText, useTranslate } from '../session/language.ts'
import { useMoney } from '../session/money.ts'
import { usePageConfig } from '../session/page-config.ts'
import { useStartup } from '../session/startup.ts'
import { useLoggedIn } from '../session/token.ts'
import { useUser } from '../session/user.ts'
import { AccountCorner } from '../shell/account-corner.tsx'
import { Bell } from '../shell/bell.tsx'
import { assetUrlIn } from './asset-url.ts'
import { useDesign, useGlobalDesign } from './design.ts'
import { report } from './report.ts'
import { useAnswer } from './use-answer.ts'
import { useLayout } from './use-layout.ts'
import { useParam } from './use-param.ts'

/** The parts that belong to the session. */
const parts: Readonly<Record<HostPart, ComponentType>> = {
  'account-corner': AccountCorner,
  bell: PlayersBell,
}

function PlayersBell() {
  return useLoggedIn() && <Bell />
}

let myGames: Promise<MyGamesDoor> | undefined
const loadMyGames = () => {
  myGames ??= loadChunk(() => import('../session/my-games.ts')).then(({ myGamesDoor }) => myGamesDoor)
  return myGames
}

const useMenus = () => useDesign().menus
const useTabs = () => useDesign().tabs
const usePath = () => useLocation().pathname

/** Puts everything below it into the site: what a block asks its host, the site answers. */
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
      useItems,
      Around: AroundItem,
      loadMyGames,
      report,
      part: (name) => parts[name],
      device: isForced ? 'mobile' : device,
    }),
    [device, assetMappings, imageCdnRoot, isForced],
  )
  return <HostProvider value={host}>{children}</HostProvider>
}
