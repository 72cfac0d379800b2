import { randomUUID } from 'node:crypto'
import type { AnswerOf, Call, RequestOf } from '@fairground/contract/call'
import * as auth from '@fairground/contract/calls/auth'
import * as authenticator from '@fairground/contract/calls/authenticator'
import * as home from '@fairground/contract/calls/home'
import * as otherLogins from '@fairground/contract/calls/other-logins'
import { CallError } from '@fairground/contract/envelope'
import {
  type LoginIssuer,
  newPlayer,
  PASSWORD,
  startLoginIssuer,
  startTestServer,
  type TestServer,
} from '@fairground/testkit'
import { Secret, TOTP } from 'otpauth'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

let issuer: LoginIssuer
let server: TestServer
let clock = Date.now()

beforeAll(async () => {
  issuer = await startLoginIssuer()
  server = await startTestServer({
    now: () => clock,
    environment: { OIDC_PROVIDERS: issuer.providersOf('acme'), LOG_LEVEL: 'silent', TRUST_PROXY: '1' },
  })
})
afterAll(async () => {
  await server.stop()
  await issuer.stop()
})
afterEach(() => {
  issuer.forge = undefined
})

/** A browser's cookie and the way of a login through it. */
class Browser {
  cookie = ''

  /** Opens an address; answers where it sends the browser. */
  async open(address: string): Promise<string> {
    const isOurs = address.startsWith(server.url)
    const response = await fetch(address, {
      redirect: 'manual',
      headers: isOurs && this.cookie ? { cookie: this.cookie } : {},
    })
    const setCookie = response.headers.get('set-cookie')
    if (isOurs && setCookie) this.cookie = setCookie.split(';')[0] ?? ''
    return new URL(response.headers.get('location') ?? '', server.url).href
  }

  /** Goes to the service and back; answers what the site gets. */
  async visit(start = '/auth/oidc/acme/start'): Promise<Record<string, string>> {
    const atService = await this.open(server.url + start)
    const back = await this.open(atService)
    return resultOf(await this.open(back))
  }

  call<C extends Call>(call: C, request: RequestOf<C>, token?: string): Promise<AnswerOf<C>> {
    return server.call(call, request, { token, headers: { cookie: this.cookie } })
  }
}

function resultOf(address: string): Record<string, string> {
  return JSON.parse(new URL(address).searchParams.get('otherLogin') ?? '{}')
}

async function refusal(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => 'success',
    (error: unknown) => {
      if (error instanceof CallError) return error.errorName
      throw error
    },
  )
}

const beSomeoneNew = (more: { email?: string; email_verified?: boolean } = {}) => {
  issuer.player = { sub: randomUUID(), email_verified: false, ...more }
  if (!more.email) issuer.player = { sub: issuer.player.sub }
}

async function logIn(browser = new Browser()) {
  const { code = '' } = await browser.visit()
  return browser.call(otherLogins.finishLogin, { code, age: 99 })
}

/** A player with a password who has linked the service. */
async function newLinkedPlayer() {
  const player = await newPlayer(server)
  const browser = new Browser()
  const { url } = (await player.call(otherLogins.startLink, { id: 'acme', password: PASSWORD })).model
  const { code = '' } = await browser.visit(url)
  await browser.call(otherLogins.finishLink, { code }, player.token)
  return { player, browser }
}

test('[AU-07] the site lists the services, and the first login with one opens an account that later ones find', async () => {
  expect((await server.call(home.startup)).thirdLoginTypes).toEqual(['acme'])
  expect((await server.call(otherLogins.loginServices)).list).toEqual([{ id: 'acme', name: 'Service acme' }])
  const email = `${randomUUID()}@example.com`
  beSomeoneNew({ email, email_verified: true })
  const first = await logIn()
  expect(first.model.isNew).toBe(true)
  expect(first.user).toMatchObject({ email, thirdLoginTypes: ['acme'] })
  const second = await logIn()
  expect(second.model.isNew).toBe(false)
  expect(second.user.userId).toBe(first.user.userId)
  expect((await server.call(auth.userInfo, {}, { token: second.model.token })).user.userId).toBe(first.user.userId)
  expect(await refusal(server.call(auth.login, { account: email, password: PASSWORD }))).toBe('wrong_credentials')
})

test('[AU-07] a first login obeys the rules of a registration, and its code works again after a refusal', async () => {
  beSomeoneNew()
  const strict = { minimumAge: 21 }
  const old = await startTestServer({
    databaseUrl: server.databaseUrl,
    settings: strict,
    environment: { OIDC_PROVIDERS: issuer.providersOf('acme') },
  })
  try {
    const browser = new Browser()
    const { code = '' } = await browser.visit()
    const finish = (age: number) =>
      refusal(old.call(otherLogins.finishLogin, { code, age }, { headers: { cookie: browser.cookie } }))
    expect(await finish(20)).toBe('forced_action')
    expect(await finish(21)).toBe('success')
    expect(await finish(21)).toBe('login_flow_over')
  } finally {
    await old.stop()
  }
})

test('[AU-07] an e-mail alone never opens an account that has it', async () => {
  const email = `${randomUUID()}@example.com`
  const player = await newPlayer(server, { account: email })
  beSomeoneNew({ email: email.toUpperCase(), email_verified: true })
  expect(await refusal(logIn())).toBe('login_not_linked')
  expect((await player.call(auth.userInfo)).user.thirdLoginTypes).toEqual([])
})

test('[AU-07] an e-mail that the service has not verified is not stored', async () => {
  beSomeoneNew({ email: `${randomUUID()}@example.com` })
  expect((await logIn()).user.email).toBe('')
})

test('[AU-07] a player links a service, logs in with it, and unlinks it', async () => {
  beSomeoneNew()
  const { player } = await newLinkedPlayer()
  expect((await player.call(auth.userInfo)).user.thirdLoginTypes).toEqual(['acme'])
  expect((await logIn()).user.userId).toBe(player.userId)
  await player.call(otherLogins.unlinkLogin, { id: 'acme' })
  expect((await player.call(auth.userInfo)).user.thirdLoginTypes).toEqual([])
  expect(await refusal(player.call(otherLogins.unlinkLogin, { id: 'acme' }))).toBe('login_service_unknown')
})

test('[AU-07] to link a service takes the password, as far as the account has one', async () => {
  const player = await newPlayer(server)
  const start = (password?: string) =>
    refusal(player.call(otherLogins.startLink, { id: 'acme', ...(password && { password }) }))
  for (let tries = 0; tries < 6; tries++) expect(await start()).toBe('wrong_credentials')
  for (let tries = 0; tries < 5; tries++) expect(await start('a wrong one')).toBe('wrong_credentials')
  expect(await start(PASSWORD)).toBe('too_many_attempts')
  beSomeoneNew()
  const { model } = await logIn()
  await server.call(otherLogins.startLink, { id: 'acme' }, { token: model.token })
})

test('[AU-07] the only way to log in stays linked', async () => {
  beSomeoneNew()
  const { model } = await logIn()
  expect(await refusal(server.call(otherLogins.unlinkLogin, { id: 'acme' }, { token: model.token }))).toBe('last_login')
})

test('[AU-07] an identity belongs to one account', async () => {
  beSomeoneNew()
  await newLinkedPlayer()
  expect(await refusal(newLinkedPlayer())).toBe('login_linked_elsewhere')
})

test('[AU-07] a login with a service does not go round the authenticator app', async () => {
  beSomeoneNew()
  const { player } = await newLinkedPlayer()
  const { secret } = (await player.call(authenticator.start)).model
  const codeNow = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock })
  await player.call(authenticator.bind, { password: PASSWORD, code: codeNow() })
  clock += 60_000
  const browser = new Browser()
  const { code = '' } = await browser.visit()
  expect(await refusal(browser.call(otherLogins.finishLogin, { code }))).toBe('authenticator_needed')
  expect(await refusal(browser.call(otherLogins.finishLogin, { code, totp: '000000' }))).toBe('wrong_code')
  expect((await browser.call(otherLogins.finishLogin, { code, totp: codeNow() })).user.userId).toBe(player.userId)
})

test('[AU-07] a forged state, a state that was used, and another browser are refused', async () => {
  beSomeoneNew()
  const browser = new Browser()
  const back = await browser.open(await browser.open(`${server.url}/auth/oidc/acme/start`))
  const forged = new URL(back)
  forged.searchParams.set('state', 'A'.repeat(43))
  const over = { refusal: 'login_flow_over' }
  expect(resultOf(await browser.open(forged.href))).toEqual(over)
  const other = new Browser()
  await other.open(`${server.url}/auth/oidc/acme/start`)
  expect(resultOf(await other.open(back))).toEqual(over)
  expect(resultOf(await new Browser().open(back))).toEqual(over)
  const { code = '' } = resultOf(await browser.open(back))
  expect(resultOf(await browser.open(back))).toEqual(over)
  expect(await refusal(other.call(otherLogins.finishLogin, { code, age: 99 }))).toBe('login_flow_over')
  expect(await refusal(new Browser().call(otherLogins.finishLogin, { code, age: 99 }))).toBe('login_flow_over')
  expect(await refusal(browser.call(otherLogins.finishLogin, { code, age: 99 }))).toBe('success')
})

test('[AU-07] a token with another nonce, for another client, of another issuer or past its time is refused', async () => {
  beSomeoneNew()
  const forgeries: Record<string, unknown>[] = [
    { nonce: 'another' },
    { aud: 'another' },
    { iss: 'http://localhost:1' },
    { exp: Math.floor(Date.now() / 1000) - 3600 },
  ]
  for (const fields of forgeries) {
    issuer.forge = ({ payload }) => void Object.assign(payload, fields)
    expect(await new Browser().visit()).toEqual({ refusal: 'login_flow_over' })
  }
})

test('[AU-07] only the player who began to link can finish it, and a code for linking logs nobody in', async () => {
  beSomeoneNew()
  const player = await newPlayer(server)
  const victim = await newPlayer(server)
  const browser = new Browser()
  const { url } = (await player.call(otherLogins.startLink, { id: 'acme', password: PASSWORD })).model
  const { code = '', link } = await browser.visit(url)
  expect(link).toBe('true')
  expect(await refusal(browser.call(otherLogins.finishLink, { code }, victim.token))).toBe('login_flow_over')
  expect(await refusal(browser.call(otherLogins.finishLogin, { code, age: 99 }))).toBe('login_flow_over')
  expect(resultOf(await browser.open(server.url + url))).toEqual({ refusal: 'login_flow_over' })
  expect(await refusal(browser.call(otherLogins.finishLink, { code }, player.token))).toBe('success')
})

test('[AU-07] of ten who finish one login at once, one gets in', async () => {
  beSomeoneNew()
  const browser = new Browser()
  const { code = '' } = await browser.visit()
  const finish = () => refusal(browser.call(otherLogins.finishLogin, { code, age: 99 }))
  const answers = await Promise.all(Array.from({ length: 10 }, finish))
  expect(answers.filter((answer) => answer === 'success')).toHaveLength(1)
})

test('an unknown service, and one that does not answer, end at the site with a sentence', async () => {
  expect(resultOf(await new Browser().open(`${server.url}/auth/oidc/nobody/start`))).toEqual({
    refusal: 'login_service_unknown',
  })
  const away = JSON.stringify([{ id: 'away', name: 'Away', issuer: 'http://localhost:1', clientId: 'x' }])
  const lonely = await startTestServer({ environment: { OIDC_PROVIDERS: away } })
  try {
    expect(resultOf(await new Browser().open(`${lonely.url}/auth/oidc/away/start`))).toEqual({ refusal: 'unavailable' })
  } finally {
    await lonely.stop()
  }
})

test('the cookie of a login is for the server alone and for ten minutes', async () => {
  const response = await fetch(`${server.url}/auth/oidc/acme/start`, { redirect: 'manual' })
  expect(response.headers.get('set-cookie')).toMatch(
    /^fairground-login=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/,
  )
})

test('[AU-07] by TLS the cookie goes to this host alone, and one that another host has planted counts for nothing', async () => {
  beSomeoneNew()
  const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.5' }
  const open = (address: string, cookie = '') =>
    fetch(address, { redirect: 'manual', headers: { ...headers, ...(cookie && { cookie }) } })
  const start = async (planted = '') => {
    const response = await open(`${server.url}/auth/oidc/acme/start`, planted)
    const service = await fetch(response.headers.get('location') ?? '', { redirect: 'manual' })
    const { pathname, search } = new URL(service.headers.get('location') ?? '')
    return { setCookie: response.headers.get('set-cookie') ?? '', back: server.url + pathname + search }
  }
  const planted = `fairground-login=${'A'.repeat(43)}`
  const attacked = await start(planted)
  expect(attacked.setCookie).toMatch(
    /^__Host-fairground-login=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/,
  )
  expect(attacked.setCookie).not.toContain('AAAA')
  const refused = await open(attacked.back, planted)
  expect(resultOf(new URL(refused.headers.get('location') ?? '', server.url).href)).toHaveProperty('refusal')
  const { setCookie, back } = await start()
  const [cookie = ''] = setCookie.split(';')
  const { code = '' } = resultOf(new URL((await open(back, cookie)).headers.get('location') ?? '', server.url).href)
  const finished = server.call(otherLogins.finishLogin, { code, age: 99 }, { headers: { ...headers, cookie } })
  expect(await refusal(finished)).toBe('success')
})
