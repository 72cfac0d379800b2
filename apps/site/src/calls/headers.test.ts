import { HEADERS } from '@fairground/contract/headers'
import { demoJurisdiction } from '@fairground/contract/jurisdiction'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubDocument, stubStorage } from './stub-browser.ts'

/** The page's data is read once, so each test reads it anew. */
async function loadHeaders() {
  vi.resetModules()
  return import('./headers.ts')
}

const config = {
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
  localTime: 0,
  symbol: 'G$',
  symbolText: '',
  useGameSymbol: true,
  signingPrefix: 'a prefix',
}

const pageData = {
  config,
  startup: {
    languages: [],
    currencies: [],
    countryId: '',
    currencyId: '',
    currencyIdList: [],
    sk: '',
    designCacheKey: '',
    langItemsCacheKey: '',
    gamesCacheKey: '',
    games: [],
    jurisdiction: demoJurisdiction,
    version: '',
  },
  design: { key: '', device: 'mobile', tabs: [], menus: [], assetMappings: {}, pages: [] },
  texts: { key: '', locale: 'en', map: {} },
  answers: [],
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_700_000_000_000 })
  stubStorage('localStorage')
  stubStorage('sessionStorage')
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('[CL-02] STT is the MD5 of prefix, path and time in lower-case hex', async () => {
  const { signatureOf } = await import('./signature.ts')
  // printf 'prefix/api/game/bet1700000000000' | md5sum
  expect(signatureOf('/api/game/bet', 1_700_000_000_000, 'prefix')).toBe('2b5875190a94a08c9f7518642293f33b')
})

test('[CL-02] a page with a prefix signs each call with the moment that it sends', async () => {
  stubDocument(pageData)
  const { callHeaders } = await loadHeaders()
  const { signatureOf } = await import('./signature.ts')
  const { ST, STT } = await callHeaders('/api/game/open')
  expect(STT).toBe(signatureOf('/api/game/open', Number(ST), config.signingPrefix))
  // What signs is there now: nothing waits for it again.
  expect(callHeaders('/api/game/open')).toMatchObject({ ST, STT })
})

test('[CL-02] every header of the specification goes along as soon as the page knows its value', async () => {
  stubDocument()
  stubStorage('localStorage', {
    BrowserFingerprintId: 'browser-1',
    currentCountry: 'BR',
    navToken: 'nav-1',
    tkk: 'tkk-1',
    version: '114',
    pwa: '1',
    gaid: 'gaid-1',
    afid: 'afid-1',
    aid: 'aid-1',
  })
  stubStorage('sessionStorage', { designToken: 'draft-1' })
  vi.stubGlobal('ReactNativeWebView', {})
  const { callHeaders } = await loadHeaders()
  const { keepToken } = await import('../kernel/token.ts')
  keepToken('a-token-of-ten')
  expect(await callHeaders('/api/game/open')).toEqual({
    Auth: 'a-token-of-ten',
    Device: 'MOBILE',
    ST: '1700000000000',
    TZ: String(-new Date().getTimezoneOffset() / 60),
    LANG: 'en',
    COUNTRY: 'BR',
    BFID: 'browser-1',
    Tkk: 'tkk-1',
    NAV_TOKEN: 'nav-1',
    DesignToken: 'draft-1',
    APP: 'react-native',
    VERSION: '114',
    pwa: '1',
    GAID: 'gaid-1',
    AFID: 'afid-1',
    AID: 'aid-1',
  })
})

test.each([
  ['east', -330, '5.5'],
  ['west', 180, '-3'],
  ['at', 0, '0'],
])('[CL-02] TZ counts the hours %s of Greenwich', async (_, minutesBehind, hours) => {
  stubDocument()
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(minutesBehind)
  const { callHeaders } = await loadHeaders()
  expect((await callHeaders('/api/game/open')).TZ).toBe(hours)
})

test('[CL-02] a header without a value is not sent', async () => {
  stubDocument()
  const { callHeaders } = await loadHeaders()
  expect(Object.keys(await callHeaders('/api/game/open')).sort()).toEqual(['Device', 'LANG', 'ST', 'TZ'])
})

test('[CL-02] a stored text that no header can carry loses what does not fit', async () => {
  stubDocument()
  stubStorage('localStorage', { tkk: 'a\r\nX-Evil: 1', navToken: '世界', currentCountry: ' é ' })
  const { callHeaders } = await loadHeaders()
  const headers = await callHeaders('/api/game/open')
  expect([headers.Tkk, headers.COUNTRY]).toEqual(['aX-Evil: 1', 'é'])
  expect(() => new Headers(headers)).not.toThrow()
})

test('[CL-02] the names are the specification’s', () => {
  const names = 'Auth Device ST STT TZ LANG COUNTRY BFID Tkk NAV_TOKEN DesignToken APP VERSION pwa GAID AFID AID SE'
  for (const name of names.split(' ')) expect(Object.values(HEADERS)).toContain(name)
})
