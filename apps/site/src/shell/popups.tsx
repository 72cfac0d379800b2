import { lazyPart, PopupPhaseContext } from '@fairground/ui'
import { Suspense, useEffect } from 'react'
import { useInBrowser } from '../kernel/browser/use-in-browser.ts'
import { useFoundStartup } from '../player/startup.ts'
import { shownPopups } from '../popups/popup-stack.ts'
import { rememberPopups, usePopups } from '../popups/popups.ts'
import { useBackCloses } from './back-closes.ts'

/** Popups lie over everything but toasts, each over those before it (PO-02). */
const FIRST_LAYER = 1000

/** Which screen a popup has is no part of the first load; a page that stands fetches it (`app/beside.ts`). */
const PopupScreen = lazyPart(() => import('./popup-screen.tsx'), 'PopupScreen')

/** What comes by itself waits until the page stands. */
const OfferedPopups = lazyPart(() => import('./offer-popups.ts'), 'OfferedPopups')

/** The popups that show, and those that are on their way out. */
export function Popups() {
  const { open, closing } = usePopups()
  const isLive = useInBrowser()
  const isSinglePoint = useFoundStartup()?.singlePointPopups ?? false
  useEffect(() => rememberPopups(), [])
  const visiblePopups = shownPopups(open, isSinglePoint ? 'single-point' : 'stacked')
  useBackCloses(visiblePopups.at(-1))
  const closingPopups = closing.map(({ popup }) => popup)
  const screensOf = [...visiblePopups, ...closingPopups].map((request, at) => {
    const phase = closingPopups.includes(request) ? 'closing' : 'opening'
    const layer = FIRST_LAYER + at
    return (
      <PopupPhaseContext key={request.name} value={phase}>
        <Suspense fallback={phase === 'opening' && <Waiting />}>
          <PopupScreen request={request} layer={layer} />
        </Suspense>
      </PopupPhaseContext>
    )
  })
  return (
    <>
      {isLive && (
        <Suspense>
          <OfferedPopups />
        </Suspense>
      )}
      {screensOf}
    </>
  )
}

/** While a popup's chunk is on its way the page draws the popup's frame (`site.css`); the popup then stands in it at once. */
function Waiting() {
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset.popup = 'waits'
    return () => {
      dataset.popup = 'stands'
      requestAnimationFrame(() => requestAnimationFrame(() => delete dataset.popup))
    }
  }, [])
  return null
}
