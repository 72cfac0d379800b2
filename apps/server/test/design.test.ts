import * as design from '@fairground/contract/calls/design'
import * as home from '@fairground/contract/calls/home'
import * as operator from '@fairground/contract/calls/operator'
import type { ThemeModel } from '@fairground/contract/design'
import { CallError } from '@fairground/contract/envelope'
import { HEADERS } from '@fairground/contract/headers'
import { startTestServer, type TestServer } from '@fairground/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffKeyOf } from './staff.ts'

let server: TestServer
let staff: { headers: Record<string, string> }
beforeAll(async () => {
  server = await startTestServer()
  staff = { headers: { [HEADERS.staffKey]: await staffKeyOf(server) } }
})
afterAll(() => server.stop())

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(server.url + path, { headers })
  return { response, body: (await response.json()) as Record<string, unknown> & { model: Record<string, unknown> } }
}
const currentKey = async () => (await server.call(home.startup)).designCacheKey
const currentTexts = async () => (await server.call(home.startup)).langItemsCacheKey
const themeInForce = async () => (await server.call(design.theme, { key: await currentKey() })).model
const IMMUTABLE = 'public, max-age=31536000, immutable'

/** A small design that is whole. */
const small: ThemeModel = {
  tabs: [],
  menus: [],
  pages: [
    { id: 'around', type: 'global', title: '', items: [] },
    {
      id: 'first',
      type: 'home',
      title: '',
      items: [
        { id: 'a', comId: 'C000110', data: {}, device: 'mobile' },
        { id: 'b', comId: 'C000110', data: {}, device: 'pc' },
        { id: 'c', comId: 'C000110', data: {} },
      ],
    },
  ],
  articles: [],
  assetMappings: { logo: 'abc' },
}

/** Repeats a call until the published version is current on this server. */
async function inForce(readKey: () => Promise<string>, key: string): Promise<void> {
  await expect.poll(readKey).toBe(key)
}

test('[DS-01] the design in force stands under its cache key, with all parts of a theme model', async () => {
  const { response, body } = await get(`/static/theme/${await currentKey()}?device=mobile&t=1`)
  expect(response.headers.get('cache-control')).toBe(IMMUTABLE)
  expect(body).toMatchObject({ status: 0, message: 'success' })
  expect(Object.keys(body.model).toSorted()).toEqual(['articles', 'assetMappings', 'menus', 'pages', 'tabs'])
  expect(body).not.toHaveProperty('serverTime')
})

test('[DS-01] an unknown key is not found, whatever it looks like, and is kept by nobody', async () => {
  for (const key of ['0'.repeat(32), 'nonsense', '%27', 'x'.repeat(150)]) {
    for (const path of [`/static/theme/${key}`, `/static/lang/${key}`]) {
      const { response, body } = await get(path)
      expect([response.status, body.message], path).toEqual([404, 'not_found'])
      expect(response.headers.get('cache-control')).toBe('no-store')
    }
  }
})

test('[DS-01] a theme for one device leaves out what is for the other', async () => {
  const { model } = await server.call(operator.publishDesign, { document: small }, staff)
  const itemsFor = async (device?: 'mobile' | 'pc') => {
    const theme = await server.call(design.theme, { key: model.designCacheKey, ...(device ? { device } : {}) })
    return theme.model.pages[1]?.items.map(({ id }) => id)
  }
  expect(await itemsFor('mobile')).toEqual(['a', 'c'])
  expect(await itemsFor('pc')).toEqual(['b', 'c'])
  expect(await itemsFor()).toEqual(['a', 'b', 'c'])
})

test('[DS-07] a published design is in force within moments; the old key goes on answering the old one', async () => {
  const { model: night } = await server.call(operator.publishDesign, { name: 'night' }, staff)
  await inForce(currentKey, night.designCacheKey)
  const { model: noon } = await server.call(operator.publishDesign, { name: 'noon' }, staff)
  await inForce(currentKey, noon.designCacheKey)
  expect(noon.designCacheKey).not.toBe(night.designCacheKey)
  const before = await server.call(design.theme, { key: night.designCacheKey })
  expect(before.model).not.toEqual((await server.call(design.theme, { key: noon.designCacheKey })).model)
  const back = await server.call(operator.publishDesign, { key: night.designCacheKey }, staff)
  expect(back.model.designCacheKey).toBe(night.designCacheKey)
})

test('the same design has the same key, in whatever order its fields came', async () => {
  const turned = Object.fromEntries(Object.entries(small).toReversed()) as ThemeModel
  const [one, other] = [
    await server.call(operator.publishDesign, { document: small }, staff),
    await server.call(operator.publishDesign, { document: turned }, staff),
  ]
  expect(other.model.designCacheKey).toBe(one.model.designCacheKey)
})

test('a design that is not whole is refused with the path of each fault', async () => {
  const [global, first] = small.pages
  const refusalOf = async (document: unknown) => {
    const error = await server
      .call(operator.publishDesign, { document: document as ThemeModel }, staff)
      .catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(CallError)
    return (error as CallError).fields?.map(({ path }) => path)
  }
  expect(await refusalOf({ ...small, pages: [global] })).toEqual(['document.pages'])
  expect(await refusalOf({ ...small, pages: [global, first, { ...first }] })).toContain('document.pages.2.id')
  expect(await refusalOf({ ...small, tabs: [{ id: 'x' }] })).toEqual(['document.tabs.0.data'])
  expect(await refusalOf({ ...small, pages: [global, { ...first, items: [{ id: 'a', comId: 7 }] }] })).toEqual([
    'document.pages.1.items.0.comId',
  ])
})

test('a design of some hundred kilobytes, deep in columns, is taken', async () => {
  const inner = {
    id: 'in',
    comId: 'C000111',
    data: { body: { type: 'doc', content: [{ content: [{ content: [{}] }] }] } },
  }
  const columns = { id: 'cols', comId: 'C000115', data: { columns: [{ items: [inner] }], filler: 'x'.repeat(300_000) } }
  const [global, first] = small.pages
  if (!global || !first) throw new Error('the small design has two pages')
  const document = { ...small, pages: [global, { ...first, items: [columns] }] }
  const { model } = await server.call(operator.publishDesign, { document }, staff)
  expect((await server.call(design.theme, { key: model.designCacheKey })).model.pages[1]?.items).toEqual([columns])
})

test('[RT-15] a page is found by its id and by its type, also to be embedded; the global page is one of them', async () => {
  const { model } = await server.call(operator.publishDesign, { name: 'night' }, staff)
  await inForce(currentKey, model.designCacheKey)
  for (const call of [design.pageDetail, design.embedPageDetail]) {
    const byId = await server.call(call, { id: 'home', device: 'mobile' })
    expect(byId.model.items.length).toBeGreaterThan(3)
    expect((await server.call(call, { id: 'terms' })).model).toMatchObject({ id: 'terms', type: 'terms' })
    expect((await server.call(call, { id: 'global', device: 'pc' })).model.type).toBe('global')
    await expect(server.call(call, { id: 'nothing' })).rejects.toThrow('not_found')
  }
  await server.call(operator.publishDesign, { document: small }, staff)
  await expect
    .poll(async () => (await get('/design/page_detail/home?device=pc')).body.model)
    .toMatchObject({ id: 'first', items: [{ id: 'b' }, { id: 'c' }] })
})

test('[DS-01] an article is found by its id', async () => {
  const { model } = await server.call(operator.publishDesign, { name: 'night' }, staff)
  await inForce(currentKey, model.designCacheKey)
  const { model: article } = await server.call(design.articleDetail, { id: 'how-mines-works' })
  expect(article.body.content.length).toBeGreaterThan(2)
  await expect(server.call(design.articleDetail, { id: 'none' })).rejects.toThrow('not_found')
})

test('[DS-01] articles are listed without their bodies, the newest first, by category and number', async () => {
  const article = (id: string, category: string, at: number) => ({
    ...{ id, category, at, title: id, summary: '', image: '' },
    body: { type: 'doc' as const, content: [] },
  })
  const articles = [article('old', 'news', 1), article('new', 'news', 3), article('other', 'help', 2)]
  const { model } = await server.call(operator.publishDesign, { document: { ...small, articles } }, staff)
  await inForce(currentKey, model.designCacheKey)
  const list = async (request: { category?: string; most?: number } = {}) =>
    (await server.call(design.articleList, request)).list.map(({ id }) => id)
  expect(await list()).toEqual(['new', 'other', 'old'])
  expect(await list({ category: 'news' })).toEqual(['new', 'old'])
  expect(await list({ most: 1 })).toEqual(['new'])
  expect(await list({ category: 'nothing' })).toEqual([])
  const { body } = await get('/design/article_list?most=1')
  expect(body.list).toEqual([{ id: 'new', category: 'news', at: 3, title: 'new', summary: '', image: '' }])
  expect((await get('/design/article_list?most=0')).body.message).toBe('invalid_request')
})

test('[DS-03] texts stand under one key for all languages: the address or the header says which, and caches know it', async () => {
  const key = await currentTexts()
  const path = `/static/lang/${key}`
  const { response, body } = await get(`${path}?lang=pt-BR`)
  expect(response.headers.get('cache-control')).toBe(IMMUTABLE)
  expect(response.headers.get('vary')).toContain('LANG')
  expect(body.model['site.help']).toBe('Ajuda')
  expect((await get(path, { LANG: 'id-ID' })).body.model['site.help']).toBe('Bantuan')
  expect((await get(path, { LANG: 'pt' })).body.model['site.help']).toBe('Ajuda')
  expect((await get(`${path}?lang=xx`)).body.model['site.help']).toBe('Help')
  expect((await get(path)).body.model['site.help']).toBe('Help')
})

test('[DS-03] texts that staff saves are in force under a new key; a language without one has the English text', async () => {
  const before = await currentTexts()
  const save = (locale: string, texts: Record<string, string | null>) =>
    server.call(operator.saveTexts, { locale, texts }, staff)
  await save('en', { 'site.greeting': 'Welcome in, {name}' })
  const { model } = await save('pt-BR', { 'site.help': 'Socorro' })
  await inForce(currentTexts, model.langItemsCacheKey)
  const readTexts = async (key: string, lang: string) => (await server.call(design.lang, { key, lang })).model
  const now = await readTexts(model.langItemsCacheKey, 'pt-BR')
  expect([now['site.help'], now['site.greeting']]).toEqual(['Socorro', 'Welcome in, {name}'])
  expect((await readTexts(before, 'pt-BR'))['site.help']).toBe('Ajuda')
  const gone = await save('en', { 'site.greeting': null })
  expect(await readTexts(gone.model.langItemsCacheKey, 'en')).not.toHaveProperty('site.greeting')
})

test('texts saved at once by many are all there', async () => {
  const names = Array.from({ length: 8 }, (_, at) => `race.text${at}`)
  await Promise.all(
    names.map((name) => server.call(operator.saveTexts, { locale: 'en', texts: { [name]: name } }, staff)),
  )
  await expect
    .poll(async () => Object.keys((await server.call(design.lang, { key: await currentTexts() })).model))
    .toEqual(expect.arrayContaining(names))
})

test('[DS-03] keys that a site has no text for are noted for the operator, with a count, and never without end', async () => {
  const note = (locale: string, keys: string[]) => server.call(design.missingText, { locale, keys })
  await note('en', ['shop.title', 'shop.lead'])
  await note('en', ['shop.title', 'A sentence, not a key'])
  await note('pt-BR', ['shop.title'])
  const list = async () => (await server.call(operator.missingTexts, { pageSize: 10 }, staff)).page
  expect((await list()).content.map(({ locale, key, count }) => [locale, key, count])).toEqual([
    ['en', 'shop.title', 2],
    ['en', 'shop.lead', 1],
    ['pt-BR', 'shop.title', 1],
  ])
  for (let at = 0; at < 45; at++) {
    await note(
      'en',
      Array.from({ length: 50 }, (_, inner) => `flood.key${at * 50 + inner}`),
    )
  }
  expect((await list()).total).toBeLessThan(2_100)
  await note('en', ['shop.title'])
  expect((await list()).content[0]).toMatchObject({ key: 'shop.title', count: 3 })
  await server.call(operator.forgetMissingTexts, {}, staff)
  expect((await list()).total).toBe(0)
})

test('who is not staff publishes nothing', async () => {
  for (const call of [operator.publishDesign, operator.saveTexts, operator.saveSettings, operator.missingTexts]) {
    await expect(server.call(call, {} as never)).rejects.toThrow('insufficient_permissions')
  }
})

test('[DS-01] each design that the product brings along is whole, and each of its texts is there in three languages', async () => {
  const texts = await Promise.all(
    ['en', 'pt-BR', 'id-ID'].map(
      async (lang) => (await server.call(design.lang, { key: await currentTexts(), lang })).model,
    ),
  )
  for (const name of ['night', 'noon', 'carousel', 'lagoon'] as const) {
    const { model } = await server.call(operator.publishDesign, { name }, staff)
    await inForce(currentKey, model.designCacheKey)
    const keys = [...JSON.stringify(await themeInForce()).matchAll(/"(site\.\w+)"/g)].map(([, key = '']) => key)
    expect(keys.length).toBeGreaterThan(50)
    for (const map of texts) expect(keys.filter((key) => !Object.hasOwn(map, key))).toEqual([])
  }
  const [en = {}, ...others] = texts
  for (const map of others) {
    expect(Object.keys(map).filter((key) => key.startsWith('site.') && map[key] === en[key])).toEqual([])
  }
})
