import './site.css'
import { loadDesign, viewsOfPage } from '../design/design.ts'
import { loadChunk } from '../kernel/chunks/load-chunk.ts'
import { findDesignToken } from '../kernel/host/design-token.ts'
import { watchInstallPrompt } from '../kernel/host/install-prompt.ts'
import { BrowserRouter } from '../kernel/router/index.ts'
import { Providers } from './providers.tsx'
import { AppRoutes, findScreen } from './routes.tsx'
import { start } from './start.ts'

watchInstallPrompt()

/** Starts the design preview; only a page with the studio's token has one (DS-04). */
async function startPreview(): Promise<void> {
  const designToken = findDesignToken()
  if (designToken === undefined) return
  const preview = await loadChunk(() => import('../design/preview/preview.ts'))
  preview.startPreview(designToken)
}

await start({
  loadDesign,
  whole: viewsOfPage,
  screen: findScreen(location.pathname),
  audience: 'everybody',
  app: () => (
    <Providers>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </Providers>
  ),
  afterwards() {
    void loadChunk(() => import('./background.ts')).then(({ startBackground }) => startBackground())
    void startPreview()
  },
})
