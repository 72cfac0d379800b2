import './site.css'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { takeArrival } from '../session/arrival.ts'
import { Providers } from './providers.tsx'
import { AppRoutes } from './routes.tsx'
import { start, startLater } from './start.ts'

const goOn = takeArrival(new URL(location.href))
if (goOn !== undefined) history.replaceState(null, '', goOn)

await start()
const root = document.getElementById('root')
if (!root) throw new Error('the page has no #root')
createRoot(root).render(
  <Providers>
    <BrowserRouter>
      <AppRoutes />
    </BrowserRouter>
  </Providers>,
)
delete document.documentElement.dataset.player
startLater()
