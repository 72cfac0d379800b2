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

/** Loads the design; a page with the studio's token is a preview of it (DS-04). */
async function loadLook(isRendered: boolean): Promise<void> {
  const designToken = findDesignToken()
  if (designToken !== undefined) {
    const preview = await loadChunk(() => import('../design/preview/preview.ts'))
    preview.startPreview(designToken)
  }
  await loadDesign(isRendered)
}

await start({
  loadDesign: loadLook,
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
  },
})
