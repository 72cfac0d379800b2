import './site.css'
import { BrowserRouter } from 'react-router'
import { startTelling } from '../live/tell-player.ts'
import { startPurchaseWatch } from '../session/purchase-watch.ts'
import { Providers } from './providers.tsx'
import { AppRoutes } from './routes.tsx'
import { start } from './start.ts'

await start({
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
