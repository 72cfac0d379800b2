import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, preview } from 'vite'
import config from './vite.config.ts'

/** Builds the gallery and serves it on its own port. */
export async function serveGallery(): Promise<{ url: string; stop: () => Promise<void> }> {
  const outDir = mkdtempSync(join(tmpdir(), 'fairground-gallery-'))
  await build({ ...config, configFile: false, logLevel: 'warn', build: { ...config.build, outDir, emptyOutDir: true } })
  const server = await preview({
    ...config,
    configFile: false,
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  })
  const [url] = server.resolvedUrls?.local ?? []
  if (url === undefined) throw new Error('the gallery has no address')
  return {
    url: url.replace(/\/$/, ''),
    async stop() {
      await server.close()
      rmSync(outDir, { recursive: true, force: true })
    },
  }
}
