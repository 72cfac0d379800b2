import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { type LoginIssuer, newPlayer, startLoginIssuer, type TestServer } from '@fairground/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ChatPlayer, newRoom, newWriter, startChatServer } from '../chat/table.ts'

/** A request under a name of the test's choice. */
interface NamedRequest {
  path: string
  host: string
  headers?: Record<string, string>
  /** JSON of a POST; without it a GET. */
  body?: object
}

const SITE = 'https://play.example.com'
const EVIL = 'evil.example'
/** What a caller may write to pass another name off as the one that it came by. */
const FORWARDED = {
  'x-forwarded-host': EVIL,
  'x-forwarded-server': EVIL,
  'x-original-host': EVIL,
  forwarded: `for=192.0.2.1;host=${EVIL};proto=https`,
}

const dataDir = mkdtempSync(join(tmpdir(), 'hosts-test-'))
let issuer: LoginIssuer
/** Without `PUBLIC_URL`, behind a proxy that it trusts. */
let bare: TestServer
/** With two addresses, its own sandbox, and hosts of the operator's. */
let named: TestServer
beforeAll(async () => {
  issuer = await startLoginIssuer()
  const login = { OIDC_PROVIDERS: issuer.providersOf('acme'), TRUST_PROXY: '1' }
  bare = await startChatServer({ environment: login })
  named = await startChatServer({
    environment: {
      ...login,
      ...{ PUBLIC_URL: `${SITE},https://second.example`, SANDBOX: 'on', SANDBOX_PORT: '0', DATA_DIR: dataDir },
      SANDBOX_CHAOS: 'lost',
    },
    settings: { apiCdnRoot: 'https://cdn.example/fair', wssCdnRoot: 'wss://live.example' },
  })
})
afterAll(async () => {
  await bare.stop()
  await named.stop()
  await issuer.stop()
  rmSync(dataDir, { recursive: true })
})

async function ask({ url }: TestServer, { path, host, headers, body }: NamedRequest) {
  const { port } = new URL(url)
  const outgoing = httpRequest({
    ...{ host: '127.0.0.1', port, path, method: body ? 'POST' : 'GET', agent: false },
    headers: { host, ...(body && { 'content-type': 'application/json' }), ...headers },
  }).end(body && JSON.stringify(body))
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage]
  return { http: response.statusCode, headers: response.headers, body: await text(response) }
}

/** The first line of the answer to the opening of a live connection. */
async function openLine({ url }: TestServer, host: string, path = '/sock.io/'): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.write(
    `GET ${path}?EIO=4&transport=websocket HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  )
  const [answer] = await once(socket, 'data')
  socket.destroy()
  return String(answer).split('\r\n')[0] ?? ''
}

const paths = [
  '/',
  '/game/mines',
  '/staff',
  '/api/home/startup',
  '/api/openapi.json',
  '/assets/x.js',
  '/inbox',
  '/metrics',
  '/auth/oidc/acme/start',
  '/sock.io/?EIO=4&transport=polling',
  '/socket.io/?EIO=4&transport=polling',
  '/nothing.png',
]

test.each(paths)('[RE-06] %s is answered under no name of another site', async (path) => {
  for (const server of [bare, named]) {
    const { http, headers, body } = await ask(server, { path, host: EVIL })
    expect(http).toBe(421)
    expect(JSON.parse(body)).toMatchObject({
      status: 421,
      message: expect.stringMatching(/^This server does not answer/),
    })
    expect(body + JSON.stringify(headers)).not.toContain(EVIL)
  }
  expect((await ask(bare, { path, host: '127.0.0.1' })).http).not.toBe(421)
})

test.each(['/sock.io/', '/socket.io/'])(
  '[RE-06] no live connection opens at %s under a name of another site',
  async (path) => {
    for (const server of [bare, named]) {
      expect(await openLine(server, EVIL, path)).toBe('HTTP/1.1 421 Misdirected Request')
      expect(await openLine(server, 'localhost:9', path)).toBe('HTTP/1.1 101 Switching Protocols')
    }
  },
)

test('[RE-06] a call that another name carries changes nothing', async () => {
  const body = { account: 'by_another_name', password: 'a long enough password' }
  expect((await ask(bare, { path: '/api/auth/register', host: EVIL, body })).http).toBe(421)
  const accounts = await bare.parts.db.selectFrom('account').select('id').where('username', '=', body.account).execute()
  expect(accounts).toEqual([])
})

test('[RE-06] a request that names no host, or in HTTP/1.0 an own one in the address alone, gets 421', async () => {
  for (const line of ['GET / HTTP/1.0', 'GET http://play.example.com/ HTTP/1.0']) {
    const socket = connect(Number(new URL(named.url).port), '127.0.0.1')
    socket.write(`${line}\r\n\r\n`)
    expect(await text(socket)).toMatch(/^HTTP\/1.1 421 /)
  }
})

test('whoever checks the health asks by any name', async () => {
  for (const path of ['/healthz', '/readyz?x=1'])
    expect((await ask(named, { path, host: 'probe.internal' })).http).toBe(200)
})

test.each([
  ['play.example.com', 200],
  ['PLAY.example.com:443', 200],
  ['second.example', 200],
  ['localhost:8080', 200],
  ['[::1]:8080', 200],
  ['cdn.example', 200],
  ['live.example:8443', 200],
  ['192.0.2.1', 421],
  ['a.play.example.com', 421],
  ['play.example.com.evil.example', 421],
  ['play.example.com@evil.example', 421],
])('[RE-06] with PUBLIC_URL a request under %s gets %i', async (host, http) => {
  expect((await ask(named, { path: '/api/home/startup', host })).http).toBe(http)
})

test('[RE-06] no header of a proxy makes another name the own one, or the own one another', async () => {
  expect((await ask(bare, { path: '/api/home/startup', host: '127.0.0.1', headers: FORWARDED })).http).toBe(200)
  const headers = { ...FORWARDED, 'x-forwarded-host': '127.0.0.1', forwarded: 'host=127.0.0.1' }
  expect((await ask(bare, { path: '/api/home/startup', host: EVIL, headers })).http).toBe(421)
})

/** Where a login with another service leads back to, and the cookie that it sets. */
async function loginOf(server: TestServer, host: string) {
  const headers = { ...FORWARDED, 'x-forwarded-for': '192.0.2.1', 'x-forwarded-proto': 'http' }
  const answer = await ask(server, { path: '/auth/oidc/acme/start', host, headers })
  const back = new URL(answer.headers.location ?? '').searchParams.get('redirect_uri')
  return { back, cookie: String(answer.headers['set-cookie']) }
}

test('[RE-06] a login with another service leads back to the address of PUBLIC_URL, which also decides its cookie', async () => {
  for (const [host, origin] of [
    ['play.example.com', SITE],
    ['second.example', 'https://second.example'],
    ['live.example', SITE],
    ['127.0.0.1', SITE],
  ] as const) {
    const { back, cookie } = await loginOf(named, host)
    expect(back).toBe(`${origin}/auth/oidc/acme/callback`)
    expect(cookie).toMatch(/^__Host-fairground-login=.*; Secure$/)
  }
  const { back, cookie } = await loginOf(bare, '127.0.0.1:8080')
  expect(back).toBe('http://127.0.0.1:8080/auth/oidc/acme/callback')
  expect(cookie).toMatch(/^fairground-login=.*; SameSite=Lax$/)
})

test('[RE-06] a payment leads back to the address of PUBLIC_URL, whatever the caller writes', async () => {
  const player = await newPlayer(named)
  for (const host of ['live.example', 'second.example']) {
    const body = { amount: 5, channel: 'sandbox' }
    const headers = { ...FORWARDED, auth: player.token }
    const { body: answer } = await ask(named, { path: '/api/pay/recharge', host, headers, body })
    expect(JSON.parse(answer)).toMatchObject({ status: 0 })
  }
  const store = new DatabaseSync(join(dataDir, 'sandbox.sqlite'), { readOnly: true })
  const rows = store.prepare('select return_url as url from checkout order by created_at, id').all()
  store.close()
  expect(rows.map(({ url }) => url).toSorted()).toEqual([
    'https://play.example.com/#recharge',
    'https://second.example/#recharge',
  ])
})

test('[RE-06] a link of the chat leads to the site by its own list of names, never by the name of the request', async () => {
  const post = async (server: TestServer, author: ChatPlayer, host: string, link: string) => {
    const body = { roomId: await newRoom(server), clientId: crypto.randomUUID(), body: `see ${link}` }
    const answer = await ask(server, {
      path: '/api/chat/send',
      host,
      headers: { ...FORWARDED, auth: author.token },
      body,
    })
    return JSON.parse(answer.body).message
  }
  const [anna, ben] = [await newWriter(bare), await newWriter(named)]
  // An IP address without PUBLIC_URL, and a host of the operator's, are admitted; a link to them is not.
  expect(await post(bare, anna, '192.0.2.1', 'http://192.0.2.1/x')).toBe('link_not_allowed')
  expect(await post(bare, anna, '127.0.0.1', `https://${EVIL}/x`)).toBe('link_not_allowed')
  expect(await post(bare, anna, '192.0.2.1', 'http://127.0.0.1:8080/x')).toBe('success')
  expect(await post(named, ben, 'live.example', 'https://live.example/x')).toBe('link_not_allowed')
  expect(await post(named, ben, 'localhost', 'http://localhost/x')).toBe('link_not_allowed')
  expect(await post(named, ben, 'localhost', 'https://second.example/x')).toBe('success')
})
