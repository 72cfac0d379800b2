import { lazyPart } from '@fairground/ui/lazy-part'
import { PopupPhaseContext } from '@fairground/ui/popup-phase'
import { useHydrated } from '@fairground/ui/use-hydrated'
import { Suspense, useEffect } from 'react'
import { useFoundStartup } from '../player/startup.ts'
import { shownPopups } from '../popups/popup-stack.ts'
import { rememberPopups, usePopups } from '../popups/popups.ts'
import { useClosePopupOnBack } from './close-popup-on-back.ts'

/** Popups lie over everything but toasts, each over the previous one (PO-02). */
const FIRST_LAYER = 1000

/** The list of screens is no part of the first load; a mounted page fetches it (`app/background.ts`). */
const PopupScreen = lazyPart(() => import('./popup-screen.tsx'), 'PopupScreen')

/** Popups that come by themselves wait until the page is live. */
const OfferedPopups = lazyPart(() => import('./offer-popups.ts'), 'OfferedPopups')

/** The visible popups, and those that fade. */
export function Popups() {
  const { open, closing } = usePopups()
  const isLive = useHydrated()
  const isSinglePoint = useFoundStartup()?.singlePointPopups ?? false
  useEffect(() => rememberPopups(), [])
  const visiblePopups = shownPopups(open, isSinglePoint ? 'single-point' : 'stacked')
  useClosePopupOnBack(visiblePopups.at(-1))
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

/**
 * Marks that a popup's chunk is loading: the page shows the popup's frame by styles alone (`site.css`), and the popup
 * then appears in it at once.
 */
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
