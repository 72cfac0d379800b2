import { Items } from '@fairground/blocks'
import type { Item } from '@fairground/contract/design'
import { type ReactNode, Suspense } from 'react'
import { lazyScreen } from '../kernel/chunks/lazy-screen.tsx'
import { useDesign, useGlobalDesign } from './design.ts'
import { useLayout } from './use-layout.ts'

/** The blocks below the content; all others of the global page stand above it. */
const BELOW = ['C000002', 'C000004']
const MENU = { 1: 'panel', 2: 'rail', 3: 'overlay' } as const
const OpenOnPhone = lazyScreen(() => import('./open-on-phone.tsx'), 'OpenOnPhone')

/**
 * The surroundings of each page, by the design's global page (RT-15): header, menus, notices, footer, tab bar. A game has a bar of its
 * own in place of the header, and its menu is a rail (app/site.css).
 */
export function Surroundings({ isGame, children }: { isGame: boolean; children: ReactNode }) {
  const { pages } = useDesign()
  const global = useGlobalDesign()
  const isDesktop = useLayout() === 'desktop'
  const items: readonly Item[] = pages.find(({ type }) => type === 'global')?.items ?? []
  return (
    <>
      <div
        data-menu={isGame && global.expandMenuMode === 1 ? 'rail' : MENU[global.expandMenuMode]}
        data-header={isGame ? 'none' : global.enableHeaderOffset ? 'beside' : 'above'}
        data-pc-country={global.showPcHeaderSelectCountry || undefined}
        data-pc-language={global.showPcHeaderSelectLanguage || undefined}
        className="group/page relative mx-auto flex min-h-dvh max-w-[var(--column-width)] flex-col bg-(image:--page-background-image) bg-(length:--page-background-size) bg-ground bg-top ps-[var(--menu-room)] [background-repeat:var(--page-background-repeat)]"
      >
        <Items items={items.filter(({ comId }) => !BELOW.includes(comId))} />
        {children}
        <Items items={items.filter(({ comId }) => BELOW.includes(comId))} />
      </div>
      {global.mobileOnly && !isDesktop && (
        <Suspense>
          <OpenOnPhone />
        </Suspense>
      )}
    </>
  )
}
