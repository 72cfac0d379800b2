import './site.css'
import { loadDesign } from '../design/design.ts'
import { BrowserRouter } from '../router/index.ts'
import { findDesignToken } from '../session/design-token.ts'
import { watchInstallPrompt } from '../session/home-screen.ts'
import { loadChunk } from './load-chunk.ts'
import { Providers } from './providers.tsx'
import { AppRoutes, findScreen } from './routes.tsx'
import { start } from './start.ts'

watchInstallPrompt()

/** The studio's side of the page comes only where its token does (DS-04). */
async function startPreview(): Promise<void> {
  const designToken = findDesignToken()
  if (designToken === undefined) return
  const preview = await loadChunk(() => import('../preview/preview.ts'))
  preview.startPreview(designToken)
}

await start({
  loadDesign,
  screen: findScreen(location.pathname),
  live: 'everybody',
  app: () => (
    <Providers>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </Providers>
  ),
  afterwards() {
    void loadChunk(() => import('./beside.ts')).then(({ startBeside }) => startBeside())
    void startPreview()
  },
})
