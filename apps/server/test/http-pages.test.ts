import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestServer, type TestServer } from '@fairground/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let siteFolder: string
beforeAll(async () => {
  siteFolder = await mkdtemp(join(tmpdir(), 'fairground-site-'))
  await mkdir(join(siteFolder, 'assets'))
  await writeFile(join(siteFolder, 'index.html'), '<script>inline()</script><script src="/a.js"></script>index')
  await writeFile(join(siteFolder, 'h5.html'), 'a game')
  await writeFile(join(siteFolder, 'favicon.svg'), '<svg/>')
  await writeFile(join(siteFolder, '.sources'), 'secret')
  await writeFile(join(siteFolder, 'assets', 'index-abc.js'), 'plain')
  await writeFile(join(siteFolder, 'assets', 'index-abc.js.br'), 'brotli')
  server = await startTestServer({ siteFolder })
})
afterAll(async () => {
  await server.stop()
  await rm(siteFolder, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers })

test.each(['/', '/game/mines', '/round/0198', '/verify?seed=1', '/no/such/page', '/h5x'])(
  '%s is the site',
  async (path) => {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await response.text()).toContain('index')
  },
)

test.each(['/h5', '/h5/mines', '/h5/mines?lang=en'])("%s is a game's frame", async (path) => {
  expect(await (await get(path)).text()).toBe('a game')
})

test('[RT-06] games and the lottery chat may be framed by anyone, everything else by ourselves', async () => {
  const ancestors = async (path: string) =>
    /frame-ancestors ([^;]+)/.exec((await get(path)).headers.get('content-security-policy') ?? '')?.[1]
  expect(await ancestors('/h5/mines')).toBe('*')
  expect(await ancestors('/chatbet')).toBe('*')
  expect(await ancestors('/')).toBe("'self'")
  expect(await ancestors('/h5x')).toBe("'self'")
})

test('[RE-06] scripts come from our own files or are named by their digest; nothing is evaluated', async () => {
  const policy = (await get('/')).headers.get('content-security-policy') ?? ''
  // sha256 of `inline()`
  expect(policy).toContain("script-src 'self' 'sha256-fyoFIuhHbxPnDkt80oY6VkZ+KzhXiXlo1mBKEtnhf54=';")
  expect(policy).not.toContain('unsafe-eval')
})

test('files with a hash in their name are kept for good, in the smallest form that the browser reads', async () => {
  const plain = await get('/assets/index-abc.js', { 'accept-encoding': 'identity' })
  expect(await plain.text()).toBe('plain')
  expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const head = await fetch(`${server.url}/assets/index-abc.js`, {
    method: 'HEAD',
    headers: { 'accept-encoding': 'br' },
  })
  expect(head.headers.get('content-encoding')).toBe('br')
  expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('no-cache')
})

test('a page is sent again only when it has changed', async () => {
  const etag = (await get('/')).headers.get('etag') ?? ''
  expect((await get('/', { 'if-none-match': etag })).status).toBe(304)
  await writeFile(join(siteFolder, 'index.html'), 'index of the next build')
  const changed = await get('/', { 'if-none-match': etag })
  expect(await changed.text()).toBe('index of the next build')
})

test.each([
  '/.sources',
  '/assets/index-old.js',
  '/assets/index-abc.js.br',
  '/assets/..%2f.sources',
  '/nothing.css',
  '/api/nothing',
  '/static/theme/old',
  '/assets',
])('[RE-04] %s is not there', async (path) => {
  const response = await get(path)
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ status: 404, message: 'not_found' })
})

test('a server without a built site says so', async () => {
  const bare = await startTestServer({ siteFolder: join(siteFolder, 'nowhere'), databaseUrl: server.databaseUrl })
  const response = await fetch(bare.url)
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('10')
  expect(await response.text()).toContain('npm start')
  await bare.stop()
})
