import './site.css'
import { BrowserRouter } from 'react-router'
import { loadDesign } from '../design/design.ts'
import { startTelling } from '../live/tell-player.ts'
import { watchInstallPrompt } from '../session/home-screen.ts'
import { startPurchaseWatch } from '../session/purchase-watch.ts'
import { getStartup } from '../session/startup.ts'
import { Providers } from './providers.tsx'
import { AppRoutes } from './routes.tsx'
import { start } from './start.ts'

watchInstallPrompt()
await start({
  // Until the operator has published a design there is none to wait for.
  loadDesign: async () => (getStartup().designCacheKey === '' ? undefined : loadDesign()),
  live: 'everybody',
  app: () => (
    <Providers>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </Providers>
  ),
  afterwards() {
    startTelling()
    startPurchaseWatch()
  },
})
