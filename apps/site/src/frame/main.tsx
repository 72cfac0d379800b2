import '../app/site.css'
import { createRoot } from 'react-dom/client'
import { Providers } from '../app/providers.tsx'
import { start, startLater } from '../app/start.ts'
import { forwardPopups } from '../session/frame-bridge.ts'

await start()
forwardPopups()
const root = document.getElementById('root')
if (!root) throw new Error('the page has no #root')
createRoot(root).render(
  <Providers>
    <p>game</p>
  </Providers>,
)
startLater()
