import './site.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { startTelling } from '../live/tell-player.ts'
import { takeArrival } from '../session/arrival.ts'
import { startPurchaseWatch } from '../session/purchase-watch.ts'
import { findToken } from '../session/token.ts'
import { Providers } from './providers.tsx'
import { AppRoutes } from './routes.tsx'
import { start, startLater } from './start.ts'

const goOn = takeArrival(new URL(location.href))
if (goOn !== undefined) history.replaceState(null, '', goOn)

await start()
const root = document.getElementById('root')
if (!root) throw new Error('the page has no #root')
const site = (
  <Providers>
    <BrowserRouter>
      <AppRoutes />
    </BrowserRouter>
  </Providers>
)
// A visitor at the lobby sees what was drawn into the page beforehand: it is taken over as it is. Anything else is new.
const isDrawn = location.pathname === '/' && findToken() === undefined && root.hasChildNodes()
// In a transition, so that React gives way to a tap between its steps.
startTransition(() => {
  if (isDrawn) hydrateRoot(root, site)
  else createRoot(root).render(site)
})
delete document.documentElement.dataset.player
startLater('everybody')
startTelling()
startPurchaseWatch()
