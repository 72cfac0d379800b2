import { Suspense, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLayout } from '../../design/use-layout.ts'
import { usePanelOpen } from '../../features/chat/panel-state.ts'
import { useMatches } from '../../kernel/browser/use-matches.ts'
import { lazyScreen } from '../../kernel/chunks/lazy-screen.tsx'
import { useLocation } from '../../kernel/router/index.ts'

/** A window at least this wide has the rail; `app/site.css` keeps its room. */
const WIDE = '(min-width: 1680px)'
const Rail = lazyScreen(() => import('./rail.tsx'), 'Rail')

/** Fills the place that the shell keeps beside the lobby, on a wide window without the chat at that side. */
export function RailCorner() {
  const { pathname } = useLocation()
  const isWide = useMatches(WIDE)
  const isDesktop = useLayout() === 'desktop'
  const isChatOpen = usePanelOpen()
  const [place, setPlace] = useState<Element | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the lobby has a place
  useLayoutEffect(() => setPlace(document.querySelector('[data-rail]')), [pathname])
  if (!place || !isWide || !isDesktop || isChatOpen) return null
  return createPortal(
    <Suspense>
      <Rail />
    </Suspense>,
    place,
  )
}
