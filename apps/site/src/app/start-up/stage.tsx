import { type ReactNode, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { LoadingBar } from '../../shell/loading/loading-bar.tsx'
import { ErrorBoundary } from '../error-boundary.tsx'
import { takeOver } from '../prerender/take-over.ts'
import { keepTaps } from './early-taps.ts'
import { hasScreen, type State } from './machine.ts'
import { StartUpScreen } from './start-up-screen.tsx'

/** How long a page that the server has drawn stands without a sign of loading. */
const QUIET_MS = 1000

/** Says on the page how far it is, for whoever watches from outside: a state of the start-up, then `live`. */
function tell(state: State | 'live'): void {
  document.documentElement.dataset.start = state
}

/** The app, which says so once it is there. */
function LiveApp({ onLive, children }: { onLive(): void; children: ReactNode }) {
  useEffect(() => {
    tell('live')
    onLive()
  }, [onLive])
  return children
}

/** Where the start-up shows itself, and then the app. */
export interface Stage {
  /** Shows what belongs to a state. */
  show(state: State): void
  /** Puts the app in place. */
  mount(app: ReactNode): void
}

/**
 * The stage in a page. Where the server has drawn the page, its picture stands while the start-up goes on, with a bar
 * above it once that takes a moment; a screen of the start-up, or a page that nobody drew, is shown in its place.
 */
export function createStage(page: HTMLElement): Stage {
  const isDrawn = page.hasChildNodes()
  const taps = isDrawn ? keepTaps(page) : undefined
  let screenRoot: Root | undefined
  let barRoot: Root | undefined
  const timer = isDrawn ? setTimeout(() => showBar(), QUIET_MS) : undefined

  // Not within React's own work, in which it cannot answer a press.
  const pressAgain = () => setTimeout(() => taps?.pressAgain())
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
      if (state === 'ready' || (isDrawn && !screenRoot && !hasScreen(state))) return
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
      const liveApp = <LiveApp onLive={pressAgain}>{app}</LiveApp>
      if (screenRoot) screenRoot.render(liveApp)
      else if (takeOver(page, liveApp) === 'anew') taps?.pressTwin()
    },
  }
}
