import { demoJurisdiction } from '@fairground/contract/jurisdiction'
import type { PageData } from '@fairground/contract/page'
import { startupSchema } from '@fairground/contract/startup'
import { expect, test } from 'vitest'
import { pageRenderer } from './render.tsx'

const LOCALES = ['en', 'pt-BR', 'id-ID'] as const
const PATHS = ['/', '/games', '/history', '/page/help']

/** A page of which each part says whose it is: its words, its picture's host, its countries, its theme. */
function pageOf(at: number): { data: PageData; path: string } {
  const locale = LOCALES[at % LOCALES.length] ?? 'en'
  const path = PATHS[at % PATHS.length] ?? '/'
  const items = [
    { id: 'h', comId: 'C000119', data: { text: `Heading ${at}`, kicker: 'own.words' } },
    { id: 'i', comId: 'C000112', data: { image: '/static/cdnimg/1/picture.webp', alt: `Picture ${at}` } },
  ]
  const type = { '/': 'home', '/games': 'games', '/page/help': 'help' }[path]
  const ownPages = type === undefined ? [] : [{ id: type, type, title: `Title ${at}`, items }]
  const global = { id: 'global-design', comId: 'C000045', data: { mainBgColor: `#0000${10 + at}` } }
  const data: PageData = {
    config: {
      ...{ loadingIcon: '', globalLoadIcon: '', icon: '', pcIcon: '', wssCdnRoot: '', apiCdnRoot: '' },
      ...{ requestTimeout: 60_000, defaultBetAmount: 5, defaultVisitorName: '', localTime: 0, symbol: 'G$' },
      ...{ symbolText: '', useGameSymbol: true, signingPrefix: '', imageCdnRoot: `https://cdn-${at}.example` },
    },
    startup: startupSchema.parse({
      ...{ languages: [...LOCALES], currencies: [], countryId: '', currencyId: '', currencyIdList: [], sk: '' },
      ...{ designCacheKey: `d${at}`, langItemsCacheKey: `t${at}`, gamesCacheKey: 'g', games: [], version: '1' },
      jurisdiction: demoJurisdiction,
    }),
    design: {
      ...{ key: `d${at}`, device: at % 2 ? 'pc' : 'mobile', tabs: [], menus: [] },
      assetMappings: {},
      pages: [{ id: 'global', type: 'global', title: '', items: [global] }, ...ownPages],
    },
    texts: { key: `t${at}`, locale, map: { 'own.words': `Words ${at}`, 'common.brand': `Brand ${at}` } },
    answers: [],
  }
  const { global: globalDesign } = pageRenderer.theme(data)
  data.design.global = globalDesign
  return { data, path }
}

const draw = (at: number) => {
  const { data, path } = pageOf(at)
  return pageRenderer.render(data, path, '')
}

test('many pages rendered at once, of different languages, designs and addresses, are the same as rendered alone', async () => {
  const numbers = Array.from({ length: 24 }, (_, at) => at)
  const alone = []
  for (const at of numbers) alone.push(await draw(at))
  const together = await Promise.all(numbers.map(draw))
  expect(together).toEqual(alone)
  for (const at of numbers) {
    expect(alone[at]?.title, `title ${at}`).toContain(`Brand ${at}`)
    if (PATHS[at % PATHS.length] === '/history') continue
    expect(alone[at]?.html, `page ${at}`).toContain(`Heading ${at}<`)
    expect(alone[at]?.html, `page ${at}`).toContain(`Words ${at}<`)
    expect(alone[at]?.html, `page ${at}`).toContain(`https://cdn-${at}.example/`)
  }
})

test('a theme’s pictures come from the host of its own page', () => {
  const css = [1, 2].map((at) => {
    const { data } = pageOf(at)
    const global = data.design.pages[0]?.items[0]
    if (global) global.data = { pageBackgroundImage: '/static/cdnimg/1/ground.webp' }
    return pageRenderer.theme(data).css
  })
  expect(css[0]).toContain('https://cdn-1.example/')
  expect(css[1]).toContain('https://cdn-2.example/')
})
