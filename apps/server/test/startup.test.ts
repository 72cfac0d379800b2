import * as auth from '@fairground/contract/calls/auth'
import * as home from '@fairground/contract/calls/home'
import * as operator from '@fairground/contract/calls/operator'
import { CallError } from '@fairground/contract/envelope'
import { HEADERS } from '@fairground/contract/headers'
import { withClient } from '@fairground/embedded-postgres'
import { newPlayer, startTestServer, type TestServer } from '@fairground/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffKeyOf } from './staff.ts'

let server: TestServer
let staff: { headers: Record<string, string> }
beforeAll(async () => {
  server = await startTestServer()
  staff = { headers: { [HEADERS.staffKey]: await staffKeyOf(server) } }
})
afterAll(() => server.stop())

const save = (settings: Record<string, unknown>) => server.call(operator.saveSettings, { settings }, staff)

/** The fields of the start-up configuration that section 3 of the specification names, with their defaults. */
const SPECIFIED = {
  status: 0,
  buildConfig: { varStyles: '' },
  minBetAmount: 1,
  defaultBetAmount: 5,
  languages: ['en', 'pt-BR', 'id-ID'],
  language: 'en',
  countries: [],
  countryId: '',
  currencyId: 'G$',
  currencyIdList: ['G$', 'BRL', 'IDR', 'USD', 'BTC'],
  sk: '',
  disableVipPlus: false,
  brand: { players: 0, winners: 0 },
  apkLink: '',
  iosMobileFileLink: '',
  w2aBrandLink: '',
  vpCode: '',
  enableWebPush: false,
  smsConfig: { enableForgetPassword: false, enableRegister: false, enableWithdraw: false },
  enabledSmsConfigs: [],
  disableAppDownload: false,
  enableSalary: false,
  autoBk: false,
  enableRegisterPromoCode: false,
  gpcSymbol: '',
  disableGPC: false,
  horizontalCom: false,
  enablePwa: false,
  downloadLink: '',
  iosLink: '',
}

test('[SU-12] the start-up configuration carries every field with its default', async () => {
  const answer = await server.call(home.startup)
  expect(answer).toMatchObject(SPECIFIED)
  expect(answer.currencies).toEqual([
    { id: 'G$', symbol: 'G$', decimalLength: 2, withdrawDecimalLength: 0 },
    { id: 'BRL', symbol: 'R$', decimalLength: 2, withdrawDecimalLength: 2 },
    { id: 'IDR', symbol: 'Rp', decimalLength: 0, withdrawDecimalLength: 0 },
    { id: 'USD', symbol: 'US$', decimalLength: 2, withdrawDecimalLength: 2 },
    { id: 'BTC', symbol: 'BTC', decimalLength: 8, withdrawDecimalLength: 8 },
  ])
  expect(answer.designCacheKey).toMatch(/^[0-9a-f]{32}$/)
  expect(answer.langItemsCacheKey).toMatch(/^[0-9a-f]{32}$/)
})

test('[CL-08] lazy, startTime, dev, p and wta are taken', async () => {
  const query = 'lazy=true&startTime=1700000000000&dev=true&p=friend&wta=abc'
  const response = await fetch(`${server.url}/api/home/startup?${query}`)
  expect(await response.json()).toMatchObject({ status: 0, minBetAmount: 1 })
})

test('[SU-12] what staff has set is in force within moments, the rest keeps its default, and null brings one back', async () => {
  const country = { id: 'BR', name: 'Brasil', language: 'pt-BR', currencyId: 'G$', dialCode: '+55' }
  const otherCountry = { ...country, id: 'ID', name: 'Indonesia', language: 'id-ID' }
  const { model, set } = await save({
    brand: { players: 12, winners: 3 },
    countries: [country, otherCountry],
    siteKey: '0123456789abcdef',
  })
  expect([model.brand.players, set]).toEqual([12, ['brand', 'countries', 'siteKey']])
  const startup = () => server.call(home.startup)
  await expect
    .poll(startup)
    .toMatchObject({ brand: { players: 12, winners: 3 }, countryId: 'BR', sk: 'fedcba9876543210' })
  expect(await startup()).toMatchObject({ defaultBetAmount: 5 })
  await save({ brand: null, siteKey: null, countries: null })
  await expect.poll(startup).toMatchObject({ brand: { players: 0, winners: 0 }, countryId: '', sk: '' })
})

test('a setting that does not exist, or has a wrong value, is refused by its path and changes nothing', async () => {
  const refusal = async (settings: Record<string, unknown>) => {
    const error = await save(settings).catch((reason: unknown) => reason)
    return error instanceof CallError ? error.fields?.map(({ path }) => path) : error
  }
  expect(await refusal({ nothing: 1 })).toEqual(['settings.nothing'])
  expect(await refusal({ siteKey: 'short', enablePwa: true })).toEqual(['settings.siteKey'])
  expect(await refusal({ smsConfig: { enableRegister: 'yes' } })).toEqual(['settings.smsConfig.enableRegister'])
  expect((await save({})).set).toEqual([])
})

test('codes can be switched on, and only go the ways that there are', async () => {
  await expect(save({ enabledSmsConfigs: ['pigeon'] })).rejects.toMatchObject({
    fields: [expect.objectContaining({ path: 'settings.enabledSmsConfigs.0' })],
  })
  await save({ smsConfig: { enableRegister: true }, enabledSmsConfigs: ['email'] })
  await expect
    .poll(() => server.call(home.startup))
    .toMatchObject({
      smsConfig: { enableForgetPassword: false, enableRegister: true, enableWithdraw: false },
      enabledSmsConfigs: ['email'],
    })
  await save({ smsConfig: null, enabledSmsConfigs: null })
})

const country = { id: 'NL', name: 'Netherlands', currencyId: 'G$', dialCode: '+31' }
const UNSAFE_ADDRESSES = [
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  'https://a@evil.example',
  '\\\\evil.example',
]
const UNSAFE_ROOTS = [
  ...UNSAFE_ADDRESSES,
  'https://cdn.example;script-src *',
  "https://cdn.example/';x",
  'https://cdn.example?x',
  '/cdn',
]

/** Values that each setting refuses: they would leave the address, the header or the page that the site puts them into. */
const UNSAFE: Readonly<Record<string, readonly unknown[]>> = {
  ...Object.fromEntries(
    ['apkLink', 'iosMobileFileLink', 'w2aBrandLink', 'downloadLink', 'iosLink', 'redirectUrl'].map((name) => [
      name,
      [...UNSAFE_ADDRESSES, '/relative', 'fair.apk'],
    ]),
  ),
  embedUrl: UNSAFE_ADDRESSES,
  ...Object.fromEntries(['loadingIcon', 'globalLoadIcon', 'icon', 'pcIcon'].map((name) => [name, UNSAFE_ADDRESSES])),
  imageCdnRoot: [...UNSAFE_ROOTS, 'wss://live.example'],
  apiCdnRoot: [...UNSAFE_ROOTS, 'wss://live.example'],
  wssCdnRoot: UNSAFE_ROOTS,
  language: ['../../x', 'en-../../x', 'xx', 'de', ''],
  countries: ['../../x', 'pt_', 'xx'].map((language) => [{ ...country, language }]),
  refAppHosts: [['https://app.example'], ['app.example/x'], ['a b'], ['']],
}

test('a setting takes no value that would leave the address, header or page that it is put into', async () => {
  const { model, set } = await save({})
  for (const [name, values] of Object.entries(UNSAFE)) {
    for (const value of values) {
      const refused = await save({ [name]: value, minimumAge: 18 }).catch((error: unknown) => error)
      expect(refused, `${name}: ${JSON.stringify(value)}`).toMatchObject({
        errorName: 'invalid_request',
        fields: [expect.objectContaining({ path: expect.stringMatching(new RegExp(`^settings\\.${name}(\\.|$)`)) })],
      })
    }
  }
  expect(await save({})).toMatchObject({ model, set })
})

test('a setting takes the addresses, languages and hosts that the site can use', async () => {
  const settings = {
    apkLink: 'https://get.example/fair.apk',
    redirectUrl: 'http://new.example:8080/fair?x=1',
    embedUrl: '/favicon.svg',
    loadingIcon: 'loading-icon',
    pcIcon: '/static/cdnimg/1/icon.png',
    icon: 'https://cdn.example/icon.png',
    imageCdnRoot: 'https://img.example/fair/',
    wssCdnRoot: 'ws://127.0.0.1:9000',
    language: 'pt',
    countries: [{ ...country, language: 'nl' }],
    refAppHosts: ['app.example.com', '127.0.0.1:3000'],
  }
  const { model } = await save(settings)
  expect(model).toMatchObject(settings)
  await save(Object.fromEntries(Object.keys(settings).map((name) => [name, null])))
})

test('a stored setting that this release rejects counts as its default, and does not stop the change of another', async () => {
  await withClient(server.databaseUrl, (client) =>
    client.query(`update site_settings set document = document || '{"apkLink": "javascript:alert(1)"}'`),
  )
  const { model } = await save({ minimumAge: 18 })
  expect(model).toMatchObject({ apkLink: '', minimumAge: 18 })
  await save({ apkLink: null, minimumAge: null })
})

test('settings that two save at once are both kept', async () => {
  await Promise.all([save({ enablePwa: true }), save({ enableSalary: true }), save({ autoBk: true })])
  const { set } = await save({})
  expect(set.toSorted()).toEqual(['autoBk', 'enablePwa', 'enableSalary'])
  await save({ enablePwa: null, enableSalary: null, autoBk: null })
})

test('no secret setting reaches a player', async () => {
  const answer = await server.call(home.startup)
  for (const name of ['siteKey', 'signingRequired', 'closePlainGamePaths', 'refAppHosts']) {
    expect(answer).not.toHaveProperty(name)
  }
})

test('[ER-04] while the site is closed a call answers -120, but for the start-up configuration, health and staff', async () => {
  const player = await newPlayer(server)
  await save({ maintenance: true })
  await expect
    .poll(() => player.call(auth.userInfo).catch((error: unknown) => error))
    .toMatchObject({ errorName: 'maintenance', status: -120 })
  const startup = await server.call(home.startup)
  expect(startup.maintenance).toBe(true)
  expect((await fetch(`${server.url}/static/theme/${startup.designCacheKey}`)).status).toBe(200)
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  await save({ maintenance: null })
  await expect
    .poll(() =>
      player.call(auth.userInfo).then(
        ({ status }) => status,
        () => -120,
      ),
    )
    .toBe(0)
})

test('a second server on the same database has the same settings, design and texts, and publishes none of its own', async () => {
  await save({ defaultBetAmount: 7 })
  const second = await startTestServer({ databaseUrl: server.databaseUrl })
  const { designCacheKey, langItemsCacheKey, defaultBetAmount } = await second.call(home.startup)
  const first = await server.call(home.startup)
  expect([designCacheKey, langItemsCacheKey]).toEqual([first.designCacheKey, first.langItemsCacheKey])
  expect(defaultBetAmount).toBe(7)
  await second.stop()
})

test('the very first answer of a new installation names its design, though its rounds are driven from the start', async () => {
  const first = await startTestServer({ pace: {} })
  try {
    const { designCacheKey, langItemsCacheKey } = await first.call(home.startup)
    expect([designCacheKey, langItemsCacheKey]).toEqual([
      expect.stringMatching(/^\w{32}$/),
      expect.stringMatching(/^\w{32}$/),
    ])
  } finally {
    await first.stop()
  }
})
