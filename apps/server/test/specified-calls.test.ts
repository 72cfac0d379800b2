import * as auth from '@fairground/contract/calls/auth'
import * as category from '@fairground/contract/calls/category'
import * as home from '@fairground/contract/calls/home'
import * as multiplayer from '@fairground/contract/calls/multiplayer-games'
import * as operator from '@fairground/contract/calls/operator'
import * as promotion from '@fairground/contract/calls/promotion'
import { CallError } from '@fairground/contract/envelope'
import { newPlayer, type Player, startTestServer, type TestServer } from '@fairground/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { specifiedCalls } from './specified-calls.data.ts'
import { newStaff } from './staff.ts'

let server: TestServer
let player: Player
let key: string
let keys: Record<string, string>
beforeAll(async () => {
  server = await startTestServer()
  player = await newPlayer(server)
  key = (await server.call(category.categoryList)).cacheKey
  const { designCacheKey, langItemsCacheKey } = await server.call(home.startup)
  keys = { key, design: designCacheKey, texts: langItemsCacheKey }
})
afterAll(() => server.stop())

const get = (path: string) => fetch(server.url + path)

test.each(specifiedCalls.map((row) => [`${row.method} ${row.path}`, row] as const))(
  '[CL-06] %s answers',
  async (_, { method, path, body, answers }) => {
    const response = await fetch(server.url + path.replace(/\{(\w+)\}/, (_, name: string) => keys[name] ?? ''), {
      method,
      headers: { auth: player.token, ...(method === 'POST' && { 'content-type': 'application/json' }) },
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    })
    expect(response.status).toBe(200)
    const answer = await response.json()
    if ('refusal' in answers) expect(answer).toMatchObject({ status: expect.any(Number), message: answers.refusal })
    else {
      expect(answer).toMatchObject({ status: 0, message: 'success' })
      for (const field of answers) expect(answer).toHaveProperty(field)
    }
  },
)

test('[BT-18] the first category is All Games; each has every field, and its page the games with their links', async () => {
  const { list } = await server.call(category.categoryList)
  expect(list[0]).toEqual({
    id: '00',
    icon: 'category-all',
    name: 'All Games',
    type: 'ALL',
    directlyPlay: false,
    link: '',
  })
  expect(list.map(({ type }) => type)).toEqual(['ALL', 'ORIGINALS', 'CRASH', 'LOTTERY'])
  const { page } = await server.call(category.categoryPage, { id: '01' })
  const [first, ...others] = page.content
  expect(first).toMatchObject({
    id: 'mines',
    gameId: 'mines',
    name: 'Mines',
    icon: 'game-mines',
    link: '#gameId=mines',
  })
  for (const { id, name, returnPercent, topMultiple, ...rest } of others) {
    expect(rest).toEqual({ gameId: id, icon: `game-${id}`, link: `#gameId=${id}` })
    // The stake of the wheel is a gift.
    expect(returnPercent).toBe(id === 'freespin' ? undefined : 97)
    expect(topMultiple).toBeGreaterThan(2)
    expect(name).toMatch(/^[A-Z]/)
  }
  const total = page.content.length
  expect(page.total).toBe(total)
  expect((await server.call(category.categoryPage, { id: 'constructor' })).page).toEqual({ content: [], total: 0 })
  expect((await server.call(category.categoryPage, { id: '01', pageNo: 2 })).page).toEqual({ content: [], total })
})

test('[BT-18] the games of the category of lotteries open by their own links', async () => {
  const { page } = await server.call(category.categoryPage, { id: '04' })
  const links = page.content.map(({ link }) => link)
  expect(links).toEqual(['dice3', 'colour10', 'race10', 'sum28', 'digits5'].map((id) => `#lottery=${id}`))
})

test('[CL-06] what stands below a category key is kept for good, an old key keeps answering, an unknown one is not there', async () => {
  const address = `/api/static/static/apicdn/${key}/game/game_category_list`
  const response = await get(address)
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  const before = await response.text()
  expect(before).not.toContain('serverTime')

  await server.parts.db
    .insertInto('game')
    .values({
      id: 'sports',
      edge_bp: 300,
      min_stake_minor: 100n,
      max_stake_minor: 1000n,
      max_win_minor: 1000n,
      enabled: true,
      position: 1,
    })
    .execute()
  // Another server has none of the settings in its memory.
  const otherServer = await startTestServer({ databaseUrl: server.databaseUrl })
  const { cacheKey, list } = await otherServer.call(category.categoryList)
  expect((await otherServer.call(home.startup)).gamesCacheKey).toBe(cacheKey)
  expect(cacheKey).not.toBe(key)
  expect(list.map(({ type }) => type)).toEqual(['ALL', 'ORIGINALS', 'CRASH', 'LOTTERY', 'SPORTS'])
  expect(await (await fetch(otherServer.url + address)).text()).toBe(before)
  expect((await get(`/api/static/static/apicdn/${cacheKey}/game/game_category_page?id=03`)).status).toBe(200)
  await otherServer.stop()

  const unknownKey = await get('/api/static/static/apicdn/0123/game/game_category_list')
  expect(unknownKey.status).toBe(404)
  expect(await unknownKey.json()).toMatchObject({ status: 404, message: 'not_found' })
  const malformedPage = await get(`/api/static/static/apicdn/${key}/game/game_category_page?pageSize=9999`)
  expect(await malformedPage.json()).toMatchObject({ status: 400, message: 'invalid_request' })
})

test('without a red packet the event has ended', async () => {
  await expect(player.call(promotion.siteRedpack)).rejects.toEqual(new CallError('event_ended'))
})

test('the multiplayer rounds of a game that is not here are refused, of one that is played alone there are none', async () => {
  const unknownGame = new CallError('game_unknown')
  await expect(player.call(multiplayer.bets, { gameId: 'nothing' })).rejects.toEqual(unknownGame)
  await expect(player.call(multiplayer.term, { gameId: 'mines' })).rejects.toEqual(unknownGame)
  await expect(player.call(multiplayer.rounds, { gameId: 'nothing' })).rejects.toEqual(unknownGame)
  expect((await player.call(multiplayer.rounds, { gameId: 'mines' })).page).toEqual({ content: [], total: 0 })
})

test('[CL-09] the hosts by which the app opens are those that the operator has set, none at first', async () => {
  const before = await get('/api/home/getH5RefAppUrl')
  expect(await before.json()).toMatchObject({ status: 0, extra: [] })
  const staff = await newStaff(server)
  await staff.call(operator.saveSettings, { settings: { refAppHosts: ['app.example.com', 'app.example.org'] } })
  await expect
    .poll(async () => (await (await get('/api/home/getH5RefAppUrl')).json()).extra)
    .toEqual(['app.example.com', 'app.example.org'])
  expect(await (await get('/api/ads/web2pwa')).json()).toMatchObject({ status: 0 })
})

test('[AU-07] ways to log in elsewhere are listed for the site and for the player', async () => {
  const ofSite = async () => (await server.call(home.startup)).thirdLoginTypes
  expect([await ofSite(), player.user.thirdLoginTypes]).toEqual([[], []])
  const staff = await newStaff(server)
  await staff.call(operator.saveSettings, { settings: { thirdLoginTypes: ['google', 'telegram'] } })
  await expect.poll(ofSite).toEqual(['google', 'telegram'])
  // A player without linked logins has an empty list, even if the site offers some.
  expect((await player.call(auth.userInfo)).user.thirdLoginTypes).toEqual([])
})
