import { demoJurisdiction } from '@fairground/contract/jurisdiction'
import { type Country, startupSchema } from '@fairground/contract/startup'
import type { User } from '@fairground/contract/user'
import { createTranslator, loadPhrases } from '@fairground/phrases'
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { anyData } from './any-data.ts'
import type { Fault } from './fields.ts'
import { loadAllBlocks } from './find-block.ts'
import { type BlockHost, HostProvider } from './host.ts'
import { InnerProvider } from './inner-blocks.tsx'
import { Items } from './items.tsx'
import { blocks } from './registry.ts'
import { loadViews } from './views.ts'

const t = createTranslator('en', await loadPhrases('en'))
const print = (value: number) => String(value)
const country: Country = { id: 'BR', name: 'Brasil', language: 'pt-BR', currencyId: 'G$', dialCode: '55' }
const startup = startupSchema.parse({
  ...{ languages: ['en'], currencies: [], countryId: 'BR', currencyId: 'G$', currencyIdList: [], sk: '', games: [] },
  ...{
    designCacheKey: '',
    langItemsCacheKey: '',
    gamesCacheKey: '',
    version: '',
    countries: [country],
    apkLink: 'https://example.com/a',
  },
  jurisdiction: demoJurisdiction,
})
const reports: string[] = []

/** A host as on the server: no player is logged in, and no answer is loaded. */
const host: BlockHost = {
  useTranslate: () => t,
  useText: () => (value) => value,
  useLocale: () => 'en',
  useMoney: () => ({ full: print, short: print, compact: print }),
  useLayout: () => 'desktop',
  useScheme: () => 'dark',
  useUser: (): User | undefined => undefined,
  useLoggedIn: () => false,
  useStartup: () => startup,
  useMenus: () => [],
  useTabs: () => [],
  usePath: () => '/article/spring',
  useParam: () => '',
  useAnswer: () => ({ state: 'loading', answer: undefined }),
  useTimeLeft: (untilMs) => untilMs,
  useCountry: () => country,
  chooseCountry: () => undefined,
  follow: () => undefined,
  hrefOf: (link) => (link.startsWith('/') ? link : undefined),
  assetUrl: (asset) => asset,
  useItems: (items) => items,
  Around: ({ children }) => children,
  report: (what) => reports.push(what),
  loadMyGames: () => new Promise(() => undefined),
  part: () => () => null,
  LiveFlight: () => null,
  FlightCheck: () => null,
  device: 'pc',
}
const drop: Fault = () => undefined

describe.each(blocks.map((block) => [block.name, block] as const))('[DS-01] the view of %s', (_, block) => {
  it('renders without a browser, with any data', async () => {
    const View = await block.load()
    await loadViews([{ id: 'a', comId: 'C000119', data: {} }])
    fc.assert(
      fc.property(fc.oneof(anyData(block.fields), fc.jsonValue()), (raw) => {
        const html = renderToStaticMarkup(
          <HostProvider value={host}>
            <InnerProvider value={{ depth: 0, Show: Items }}>
              <View raw={raw} id="it" fault={drop} />
            </InnerProvider>
          </HostProvider>,
        )
        expect(html).not.toContain('href="javascript:')
      }),
      { numRuns: 40 },
    )
  })
})

describe('items', () => {
  const draw = (items: Parameters<typeof Items>[0]['items']) =>
    renderToStaticMarkup(
      <HostProvider value={host}>
        <Items items={items} />
      </HostProvider>,
    )
  const heading = (id: string, fields: object = {}) => ({ id, comId: 'C000119', data: { text: id }, ...fields })

  it('[DS-01] an unknown comId shows nothing and is reported', async () => {
    await loadAllBlocks()
    reports.length = 0
    expect(draw([heading('known'), { id: 'x', comId: 'C999999', data: {} }])).toBe(draw([heading('known')]))
    expect(reports).toEqual(['no block C999999 (item x)'])
  })

  it('[RT-14] an item shows where its path list fits, and on its device', () => {
    const html = draw([
      heading('here', { paths: ['^=/article'] }),
      heading('elsewhere', { paths: ['=/'] }),
      heading('phone', { device: 'mobile' }),
      heading('desk', { device: 'pc' }),
    ])
    expect(html).toMatch(/here.*desk/)
    expect(html).not.toMatch(/elsewhere|phone/)
  })

  it('blocks inside blocks end at a depth, and that is reported', async () => {
    const columns = (depth: number): ReturnType<typeof heading> => ({
      id: `c${depth}`,
      comId: 'C000115',
      data: { text: '', ...{ columns: [{ items: [depth === 0 ? heading('deepest') : columns(depth - 1)] }] } },
    })
    await loadViews([columns(1)])
    reports.length = 0
    expect(draw([columns(3)])).toContain('deepest')
    expect(draw([columns(5)])).not.toContain('deepest')
    expect(reports).toEqual(['blocks inside blocks, more than 4 deep'])
  })
})
