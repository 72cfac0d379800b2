import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { LoadingBar } from '../../shell/loading/loading-bar.tsx'
import { ErrorBoundary } from '../error-boundary.tsx'
import { isRenderedAsItIs, mountApp } from '../prerender/mount-app.ts'
import { keepTaps } from './early-taps.ts'
import { hasScreen, type State } from './machine.ts'
import { StartUpScreen } from './start-up-screen.tsx'

/** How long a rendered page shows no loading bar. */
const QUIET_MS = 1000

/** Writes the state of the start-up, and then `live`, into the page, for tools outside. */
function tell(state: State | 'live'): void {
  document.documentElement.dataset.start = state
}

/**
 * The app; reports when it is mounted. Until it takes the place of the rendered page, which is a visitor's, a player's page is marked
 * as such: nothing for visitors shows or takes room.
 */
function LiveApp({ onLive, children }: { onLive(): void; children: ReactNode }) {
  useLayoutEffect(() => {
    delete document.documentElement.dataset.player
  }, [])
  useEffect(onLive, [onLive])
  return children
}

/** Where the start-up shows its screens, and then the app. */
export interface Stage {
  /** Shows the screen of a state. */
  show(state: State): void
  /** Puts the app in place. */
  mount(app: ReactNode): void
}

/**
 * Makes the stage of a page. A rendered page stays on screen during the start-up, with a bar above it if that takes
 * long; a screen of the start-up replaces it, and so does the loading screen in an empty page.
 * @param whole resolves once every block of the rendered page answers
 */
export function createStage(page: HTMLElement, whole: () => Promise<void> = () => Promise.resolve()): Stage {
  const isRendered = page.hasChildNodes()
  const taps = isRendered ? keepTaps(page) : undefined
  let screenRoot: Root | undefined
  let barRoot: Root | undefined
  const timer = isRendered ? setTimeout(() => showBar(), QUIET_MS) : undefined

  async function goLive(isAnew: boolean): Promise<void> {
    // Outside of React's own work, during which it cannot answer a press.
    await new Promise((resolve) => setTimeout(resolve))
    if (isAnew) taps?.pressTwin()
    else await taps?.pressAgain(whole())
    await whole()
    tell('live')
  }
  function showBar(): void {
    barRoot = createRoot(document.body.appendChild(document.createElement('div')))
    barRoot.render(<LoadingBar />)
  }
  function hideBar(): void {
    clearTimeout(timer)
    barRoot?.unmount()
  }

  return {
    show(state) {
      tell(state)
      if (state === 'ready' || (isRendered && !screenRoot && !hasScreen(state))) return
      hideBar()
      taps?.forget()
      screenRoot ??= createRoot(page)
      screenRoot.render(
        <ErrorBoundary>
          <StartUpScreen state={state} />
        </ErrorBoundary>,
      )
    },
    mount(app) {
      hideBar()
      // Until the app is live, the taps still go to the rendered page.
      const isAnew = screenRoot !== undefined || !isRenderedAsItIs(page)
      const liveApp = <LiveApp onLive={() => void goLive(isAnew)}>{app}</LiveApp>
      if (screenRoot) screenRoot.render(liveApp)
      else mountApp(page, liveApp)
    },
  }
}
