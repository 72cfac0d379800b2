import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { build } from 'vite'

const PAGE =
  '<!doctype html><html lang="en"><title>studio</title><body><script type="module" src="/studio.js"></script>'

/** A studio of the tests' own, at an origin of its own: one page that frames the site and speaks to it. */
export async function serveStudio(): Promise<{ origin: string; stop: () => void }> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, rolldownOptions: { input: join(import.meta.dirname, 'studio.ts') } },
  })
  const [output] = [built].flat()
  if (!output || !('output' in output)) throw new Error('the studio was not built')
  const { code } = output.output[0]
  const server = createServer(({ url }, response) => {
    const isScript = url === '/studio.js'
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html').end(isScript ? code : PAGE)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('the studio has no port')
  return { origin: `http://127.0.0.1:${address.port}`, stop: () => void server.close() }
}
