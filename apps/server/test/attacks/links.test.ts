import * as auth from '@fairground/contract/calls/auth'
import * as sockmsg from '@fairground/contract/calls/sockmsg'
import {
  type LoginIssuer,
  newPlayer,
  PASSWORD,
  startLoginIssuer,
  startTestServer,
  type TestServer,
} from '@fairground/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '../../src/ground/log.ts'
import { openLive } from '../live/live-client.ts'
import { newStaff } from '../staff.ts'

const EVIL = 'evil.example'
/** How a link may say where a page is to lead after a login or an action. */
const NAMES = [
  'jump',
  'next',
  'return',
  'returnUrl',
  'return_to',
  'redirect',
  'redirect_uri',
  'url',
  'to',
  'continue',
  'link',
]
const PLACES = [
  `https://${EVIL}/`,
  `//${EVIL}/`,
  `/\\${EVIL}`,
  `javascript:alert(1)`,
  `https:${EVIL}`,
  `/%0d%0alocation:https://${EVIL}`,
]

let issuer: LoginIssuer
let server: TestServer
const lines: string[] = []
beforeAll(async () => {
  issuer = await startLoginIssuer()
  const log = createLog('debug', { write: (line: string) => void lines.push(line) })
  server = await startTestServer({ log, environment: { OIDC_PROVIDERS: issuer.providersOf('acme') } })
})
afterAll(async () => {
  await server.stop()
  await issuer.stop()
})

const look = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { redirect: 'manual', headers })

test.each(PLACES)('[RE-06] no field of an address leads to %s', async (place) => {
  for (const name of NAMES) {
    const query = `?${name}=${encodeURIComponent(place)}`
    for (const path of [
      '/',
      '/auth/oidc/acme/start',
      '/auth/oidc/acme/callback',
      '/auth/oidc/none/start',
      '/game/mines',
    ]) {
      const location = (await look(path + query)).headers.get('location')
      if (location === null) continue
      const target = new URL(location, server.url)
      expect([new URL(server.url).host, new URL(issuer.url).host], `${path}${query}`).toContain(target.host)
      expect(location).not.toContain(EVIL)
      const back = target.searchParams.get('redirect_uri')
      if (back !== null) expect(back).toBe(`${server.url}/auth/oidc/acme/callback`)
    }
  }
})

test('[RE-06] no answer lets a browser tell other sites more than the name of this one', async () => {
  const paths = [
    '/',
    '/game/mines',
    '/staff',
    '/inbox',
    '/api/home/startup',
    '/auth/oidc/acme/start',
    '/auth/oidc/acme/callback',
  ]
  for (const path of paths) {
    const { headers } = await look(path)
    const isPage = (headers.get('content-type') ?? '').includes('html') || headers.has('location')
    if (isPage) expect(headers.get('referrer-policy'), path).toMatch(/^(no-referrer|strict-origin-when-cross-origin)$/)
  }
})

test('[RE-06] no token, password or key is in the log, in an address, or in a redirect', async () => {
  const player = await newPlayer(server)
  const staff = await newStaff(server)
  await server.call(auth.login, { account: player.account, password: 'not-the-word-7f31' }).catch(() => undefined)
  await player.call(auth.userInfo)
  const { token } = (await player.call(sockmsg.init)).model
  const live = await openLive(server.url, player.call)
  live.close()
  const secrets = [player.token, PASSWORD, 'not-the-word-7f31', staff.key, token]
  // Secrets where they do not belong, as a page or a proxy of somebody may put them.
  for (const secret of secrets) {
    const text = encodeURIComponent(secret)
    await look(`/?token=${text}`)
    await look(`/auth/oidc/acme/callback?code=${text}&state=${text}`)
    await look(`/api/home/startup?auth=${text}`, { referer: `${server.url}/?token=${text}`, auth: secret })
    await look(`/api/nothing/${text}`)
  }
  const addresses = await Promise.all(
    ['/', '/auth/oidc/acme/start'].map(async (path) =>
      (await look(path, { auth: player.token })).headers.get('location'),
    ),
  )
  expect(lines.length).toBeGreaterThan(0)
  for (const secret of secrets) {
    for (const form of [secret, encodeURIComponent(secret)]) {
      expect(lines.filter((line) => line.includes(form))).toEqual([])
      expect(addresses.join(' ')).not.toContain(form)
    }
  }
})
