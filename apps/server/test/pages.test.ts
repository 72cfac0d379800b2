import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as operator from '@fairground/contract/calls/operator'
import { HEADERS } from '@fairground/contract/headers'
import { type PageData, pageDataSchema } from '@fairground/contract/page'
import { startTestServer, type TestServer } from '@fairground/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffKeyOf } from './staff.ts'

const TEMPLATE = `<!doctype html>
<html lang="en">
  <head>
    <title>Fairground</title>
    <meta name="description" content="built" />
    <meta property="og:title" content="built" />
    <meta property="og:description" content="built" />
    <meta name="theme-color" content="#000000" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <style id="theme">:root{--built:1}</style>
    <script>inline()</script>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`

/** A renderer that prints its arguments, in place of the build's. */
const PAGE_RENDERER = `export const pageRenderer = {
  theme: ({ design }) => ({ css: ':root{--drawn:' + JSON.stringify(design.device) + '}', colour: '#123456' }),
  needs: () => [{ call: 'game.settings', request: { gameId: 'mines' } }, { call: 'auth.userInfo', request: {} }],
  screenModules: (screen) => screen === '/h5/mines' ? ['a/mines.tsx'] : [],
  formModules: ['a/form.tsx'],
  render: async (data, path, screen) => {
    if (path === '/page/terms') throw new Error('broken block')
    return { title: 'Drawn at ' + path + (screen && path !== screen ? ' for ' + screen : ''), html: '<main>' + data.texts.map['site.help'] + '</main>', modules: ['a/view.tsx'] }
  },
}`

let server: TestServer
let siteFolder: string
let staff: { headers: Record<string, string> }
beforeAll(async () => {
  siteFolder = await mkdtemp(join(tmpdir(), 'fairground-pages-'))
  await mkdir(join(siteFolder, '.vite'))
  await mkdir(`${siteFolder}-server`)
  await writeFile(join(siteFolder, 'index.html'), TEMPLATE)
  await writeFile(join(siteFolder, 'h5.html'), TEMPLATE.replace('</title>', ' game</title>'))
  await writeFile(
    join(siteFolder, '.vite/manifest.json'),
    JSON.stringify({
      '../../packages/a/view.tsx': { file: 'assets/a.js', imports: ['_shared.js'] },
      'a/mines.tsx': { file: 'assets/mines.js', imports: ['_shared.js'], css: ['assets/mines.css'] },
      'a/form.tsx': { file: 'assets/form.js' },
      '_shared.js': { file: 'assets/shared.js' },
    }),
  )
  await writeFile(join(`${siteFolder}-server`, 'package.json'), '{"type":"module"}')
  await writeFile(join(`${siteFolder}-server`, 'render.js'), PAGE_RENDERER)
  server = await startTestServer({ siteFolder })
  staff = { headers: { [HEADERS.staffKey]: await staffKeyOf(server) } }
})
afterAll(async () => {
  await server.stop()
  await rm(siteFolder, { recursive: true })
  await rm(`${siteFolder}-server`, { recursive: true })
})

async function open(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(server.url + path, { headers })
  const html = await response.text()
  const [, json] = /<script type="application\/json" id="page-data">(.*?)<\/script>/.exec(html) ?? []
  const data: PageData | undefined = json === undefined ? undefined : pageDataSchema.parse(JSON.parse(json))
  return { response, html, data }
}
const dataOf = async (path: string, headers?: Record<string, string>) => {
  const { data } = await open(path, headers)
  if (!data) throw new Error('the page carries no data')
  return data
}

test('[SU-11] a page carries its page-level config with every field and its default', async () => {
  const { config } = await dataOf('/')
  expect(config).toMatchObject({
    loadingIcon: '',
    globalLoadIcon: '',
    icon: '',
    pcIcon: '',
    imageCdnRoot: '',
    wssCdnRoot: '',
    apiCdnRoot: '',
    requestTimeout: 60_000,
    defaultBetAmount: 5,
    defaultVisitorName: 'NewVisitor',
    symbol: 'G$',
    symbolText: '',
    useGameSymbol: true,
  })
  expect(Math.abs(config.localTime - Date.now())).toBeLessThan(60_000)
  expect(config.signingPrefix).not.toBe('')
})

test('[SU-11] the operator’s own hosts for calls and the live connection are in the page, and in its policy alone', async () => {
  const connectedTo = async () =>
    /connect-src ([^;]*);/.exec((await open('/')).response.headers.get('content-security-policy') ?? '')?.[1]
  expect(await connectedTo()).toBe("'self'")
  const settings = { apiCdnRoot: 'https://cdn.example/fair/', wssCdnRoot: 'wss://live.example' }
  await server.call(operator.saveSettings, { settings }, staff)
  await expect.poll(async () => (await dataOf('/')).config.apiCdnRoot).toBe('https://cdn.example/fair')
  expect((await dataOf('/h5/mines')).config.wssCdnRoot).toBe('wss://live.example')
  expect(await connectedTo()).toBe("'self' https://cdn.example wss://live.example https://live.example")
  await server.call(operator.saveSettings, { settings: { apiCdnRoot: null, wssCdnRoot: null } }, staff)
  await expect.poll(connectedTo).toBe("'self'")
})

test('[SU-05] the page carries the start-up configuration and the design that it names, so that nothing needs to be asked', async () => {
  const { startup, design, texts } = await dataOf('/')
  expect(design.key).toBe(startup.designCacheKey)
  expect(texts.key).toBe(startup.langItemsCacheKey)
  expect(design.pages.map(({ type }) => type)).toEqual(['global', 'home'])
  expect(design.tabs.length).toBeGreaterThan(3)
  expect((await dataOf('/page/help')).design.pages.map(({ id }) => id)).toEqual(['global', 'help'])
  expect((await dataOf('/history')).design.pages.map(({ id }) => id)).toEqual(['global'])
  expect((await dataOf('/h5/mines')).design.pages.map(({ id }) => id)).toEqual(['global'])
})

test('the page is rendered: the operator’s words, theme, title and preloads stand in it, with the answers that it shows', async () => {
  const { html, data } = await open('/')
  expect(html).toContain('<div id="root" data-rendered="en /"><main>Help</main></div>')
  expect(html).toContain('<title>Drawn at /</title>')
  expect(html).toContain('<meta property="og:title" content="Drawn at /" />')
  expect(html).toContain('<style id="theme">:root{--drawn:"pc"}</style>')
  expect(html).toContain('content="#123456"')
  expect(html).toContain('href="/assets/a.js"')
  expect(html).toContain('href="/assets/shared.js"')
  expect(data?.answers.map(({ call }) => call)).toEqual(['game.settings'])
  expect(data?.answers[0]?.answer).toMatchObject({ model: { gameId: 'mines', edge: 300 } })
})

test('a screen of the site’s own has its surroundings rendered, and is not taken over', async () => {
  expect((await open('/history')).html).toContain('<div id="root"><main>Help</main></div>')
  expect((await open('/no/such/page')).html).toContain('<title>Drawn at /-</title>')
  for (const bare of ['/repair', '/embed', '/chatbet', '/h5/mines']) {
    const { html } = await open(bare)
    expect(html, bare).toContain('<div id="root"></div>')
    expect(html, bare).toContain('--drawn:')
  }
})

test('a page names the files behind its own screen, with their styles, and apart from them those of the forms', async () => {
  const named = async (path: string, when: string) =>
    [...(await open(path)).html.matchAll(new RegExp(`<link rel="${when}" href="([^"]+)"`, 'g'))].map(([, file]) => file)
  expect(await named('/h5/mines', 'soon')).toEqual(['/assets/mines.js', '/assets/mines.css', '/assets/shared.js'])
  expect(await named('/h5/mines', 'pressed')).toEqual([])
  expect(await named('/h5/crash', 'soon')).toEqual([])
  expect(await named('/', 'soon')).toEqual(['/assets/a.js', '/assets/shared.js'])
  expect(await named('/', 'pressed')).toEqual(['/assets/form.js'])
  expect((await open('/round/nonsense')).html).toContain('<title>Drawn at /- for /round</title>')
})

test('[RT-09] [RT-10] behind a gate, and on a site that has moved, nothing of the site is rendered', async () => {
  const isRendered = async () => (await open('/')).html.includes('<main>')
  expect(await isRendered()).toBe(true)
  for (const settings of [{ domainKind: 'gp' }, { redirectUrl: 'https://new.example/' }]) {
    await server.call(operator.saveSettings, { settings }, staff)
    await expect.poll(isRendered).toBe(false)
    expect((await open('/history')).html).toContain('<div id="root"></div>')
    const none = { domainKind: null, redirectUrl: null }
    await server.call(operator.saveSettings, { settings: none }, staff)
    await expect.poll(isRendered).toBe(true)
  }
})

test('[RT-17] with ch in the address nothing is rendered, whichever of the two pages was made first', async () => {
  const drawn = '<main>Help</main>'
  for (const [first, second] of [
    ['/games', '/games?ch=300'],
    ['/page/help?x=1&ch', '/page/help?x=1'],
  ] as const)
    for (const path of [first, second, first])
      expect((await open(path)).html.includes(drawn), path).toBe(!/[?&]ch/.test(path))
})

test('[SU-08] a page that cannot be rendered is sent unrendered, with its data', async () => {
  const { response, html, data } = await open('/page/terms')
  expect(response.status).toBe(200)
  expect(html).toContain('<div id="root"></div>')
  expect(data?.design.pages.map(({ id }) => id)).toEqual(['global', 'terms'])
})

test('[SU-01] the language is the stored choice, else the address’s, else the browser’s, else the operator’s', async () => {
  const language = async (path: string, headers: Record<string, string>) => {
    const { html, data } = await open(path, headers)
    const [, lang] = /<html lang="([^"]+)" dir="ltr">/.exec(html) ?? []
    expect(data?.texts.locale).toBe(lang)
    return lang
  }
  const cookie = 'a=b; currentLanguage=pt-BR; c=d'
  expect(await language('/?lang=id', { cookie })).toBe('pt-BR')
  expect(await language('/?lang=id', { 'accept-language': 'pt' })).toBe('id-ID')
  expect(await language('/', { 'accept-language': 'fr, en;q=0.2, pt-PT;q=0.9' })).toBe('pt-BR')
  expect(await language('/', { 'accept-language': 'fr' })).toBe('en')
  await server.call(operator.saveSettings, { settings: { language: 'id-ID' } }, staff)
  await expect.poll(() => language('/', {})).toBe('id-ID')
  await server.call(operator.saveSettings, { settings: { language: null } }, staff)
  await expect.poll(() => language('/', {})).toBe('en')
  expect((await open('/', { cookie })).html).toContain('<main>Ajuda</main>')
})

test('the device is the browser’s own word, else its name, and caches know what a page differs by', async () => {
  const device = async (headers: Record<string, string>) => (await dataOf('/', headers)).design.device
  expect(await device({ 'sec-ch-ua-mobile': '?1', 'user-agent': 'X11; Linux' })).toBe('mobile')
  expect(await device({ 'user-agent': 'Mozilla/5.0 (iPhone; CPU)' })).toBe('mobile')
  expect(await device({ 'user-agent': 'Mozilla/5.0 (Windows NT 10.0)' })).toBe('pc')
  expect((await open('/')).response.headers.get('vary')).toBe(
    'accept-encoding, accept-language, cookie, sec-ch-ua-mobile, user-agent',
  )
})

test('[RE-06] an operator’s text cannot end the data, nor become a script; the data is no script of the policy', async () => {
  const text = '</script><script>alert(1)</script><!--'
  await server.call(operator.saveTexts, { locale: 'en', texts: { 'evil.text': text } }, staff)
  await expect.poll(async () => (await dataOf('/')).texts.map['evil.text']).toBe(text)
  const { html, response } = await open('/')
  expect(html).not.toContain('alert(1)</script>')
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(policy.match(/'sha256-/g)).toHaveLength(1)
  await server.call(operator.saveTexts, { locale: 'en', texts: { 'evil.text': null } }, staff)
})

test('[SU-12] varStyles stand on the body, and the operator’s icon in the head, as attributes that nothing can leave', async () => {
  const settings = { buildConfig: { varStyles: '--a: 1; --b: "x"' }, icon: '/icon.png"><b>' }
  await server.call(operator.saveSettings, { settings }, staff)
  await expect.poll(async () => (await open('/')).html).toContain('<body style="--a: 1; --b: &quot;x&quot;">')
  expect((await open('/')).html).toContain('<link rel="icon" href="/icon.png&quot;&gt;&lt;b&gt;" />')
  await server.call(operator.saveSettings, { settings: { buildConfig: null, icon: null } }, staff)
})

test('[DS-07] a new design is in the page within moments', async () => {
  const before = (await dataOf('/')).design.key
  const { model } = await server.call(operator.publishDesign, { name: 'lagoon' }, staff)
  expect(model.designCacheKey).not.toBe(before)
  await expect.poll(async () => (await dataOf('/')).design.key).toBe(model.designCacheKey)
})

test('a page is sent again only when it is another one, compressed where the browser reads that, and HEAD has no body', async () => {
  const first = await fetch(`${server.url}/page/about`, { headers: { 'accept-encoding': 'br' } })
  expect(first.headers.get('content-encoding')).toBe('br')
  expect(await first.text()).toContain('page-data')
  const etag = first.headers.get('etag') ?? ''
  expect((await fetch(`${server.url}/page/about`, { headers: { 'if-none-match': etag } })).status).toBe(304)
  const head = await fetch(`${server.url}/page/about`, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
})

test('[RE-04] hostile addresses and headers get an ordinary page', async () => {
  const long = 'x'.repeat(9_000)
  const requests: [string, Record<string, string>][] = [
    ['/?lang=%00', {}],
    ['/?lang=pt-BR&lang=en', {}],
    ['/?lang[]=x&lang[a]=b', {}],
    ['/page/__proto__', {}],
    ['/article/constructor', {}],
    ['/game/__proto__', {}],
    ['/', { 'accept-language': long }],
    ['/', { 'accept-language': `${'en,'.repeat(3_000)}` }],
    ['/', { 'accept-language': 'en;q=NaN, ;q=, *;q=-1' }],
    ['/', { cookie: `currentLanguage=%3Cscript%3E; ${long}` }],
    ['/', { 'user-agent': long, 'sec-ch-ua-mobile': '?7' }],
  ]
  for (const [path, headers] of requests) {
    const { response, html } = await open(path, headers)
    expect(
      [response.status, html.includes('id="page-data"')],
      `${path} ${JSON.stringify(headers).slice(0, 80)}`,
    ).toEqual([200, true])
  }
})

test('[RE-04] an address that is none is a 404, not a 500', async () => {
  for (const path of ['/page/%E0%A4%A', '/page/%00', '/%', '/page/%2e%2e%2fetc']) {
    const { response } = await open(path)
    expect([200, 404], path).toContain(response.status)
  }
})

test('a page is made once for many who ask at the same time, and for whatever address leads nowhere', async () => {
  const pages = await Promise.all(Array.from({ length: 40 }, (_, at) => open(`/nowhere/${at}?n=${at}`)))
  expect(new Set(pages.map(({ response }) => response.headers.get('etag'))).size).toBe(1)
})

test('[SU-08] without a renderer, with one that is broken, and with one that came later, pages are sent', async () => {
  const path = join(`${siteFolder}-server`, 'render.js')
  const drawn = async () => (await open('/page/promotions')).html.includes('<main>')
  await writeFile(path, 'export const pageRenderer = }')
  const later = (seconds: number) => utimes(path, new Date(), new Date(Date.now() + seconds * 1000))
  await later(10)
  await expect.poll(drawn).toBe(false)
  await rm(path)
  expect((await open('/article/how-mines-works')).response.status).toBe(200)
  await writeFile(path, PAGE_RENDERER)
  await later(20)
  await expect.poll(drawn).toBe(true)
})
