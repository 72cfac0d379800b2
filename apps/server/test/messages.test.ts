import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import * as codes from '@fairground/contract/calls/codes'
import { HEADERS } from '@fairground/contract/headers'
import { startTestServer, type TestServer } from '@fairground/testkit'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rateLimits } from '../src/ground/call/rate-limits.data.ts'
import { INBOX, readInbox } from './inbox.ts'
import { staffKeyOf } from './staff.ts'

const settings = { smsConfig: { enableForgetPassword: false, enableRegister: true, enableWithdraw: false } }
const mails: { to: string; text: string }[] = []
const texts: { url: string | undefined; body: string; key: unknown }[] = []
/** The gateway's next answers; 200 when there is none. */
const answers: number[] = []
let mailServer: SMTPServer
let gateway: Server
let server: TestServer
let clock = Date.now()

beforeAll(async () => {
  mailServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      void text(stream).then((mail) => {
        mails.push({ to: session.envelope.rcptTo.map(({ address }) => address).join(), text: mail })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve))
  gateway = createServer((request, response) => {
    void text(request).then((body) => {
      texts.push({ url: request.url, body, key: request.headers['x-key'] })
      response.writeHead(answers.shift() ?? 200).end()
    })
  }).listen(0, '127.0.0.1')
  await once(gateway, 'listening')
  server = await startTestServer({
    now: () => clock,
    settings,
    environment: {
      ...INBOX,
      LOG_LEVEL: 'silent',
      SMTP_URL: `smtp://127.0.0.1:${(mailServer.server.address() as AddressInfo).port}`,
      MAIL_FROM: 'Fairground <no-reply@example.com>',
      SMS_GATEWAY: JSON.stringify({
        url: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/send?to={to}`,
        headers: { 'content-type': 'application/json', 'x-key': 'open' },
        body: '{"to":"{to}","text":"{text}"}',
      }),
    },
  })
})
afterAll(async () => {
  await server.stop()
  gateway.close()
  await new Promise<void>((resolve) => mailServer.close(resolve))
})

const send = (account: string, language = 'en') =>
  server.call(codes.sendCode, { purpose: 'register', account }, { headers: { [HEADERS.language]: language } })

const storedMessages = () => server.parts.db.selectFrom('message').selectAll().execute()

test("[AU-08] an e-mail goes out by the mail server, in the player's language, and its text is stored no longer", async () => {
  await send('ana@example.com', 'pt-BR')
  await expect.poll(() => mails.length).toBe(1)
  const [mail] = mails
  expect(mail?.to).toBe('ana@example.com')
  expect(mail?.text).toMatch(/^From: Fairground <no-reply@example.com>/m)
  expect(mail?.text).toMatch(/\d{6}/)
  expect(mail?.text.replaceAll(/=\r\n/g, '')).toContain('para criar a conta')
  await expect
    .poll(storedMessages)
    .toEqual([expect.objectContaining({ state: 'sent', recipient: 'a•••@example.com', subject: '', body: '' })])
})

test('[AU-08] an SMS is one request to the gateway as the operator describes it', async () => {
  await send('+5511987654321')
  await expect.poll(() => texts.length).toBe(1)
  const [{ url, body, key } = { url: '', body: '{}', key: '' }] = texts
  expect(url).toBe('/send?to=%2B5511987654321')
  expect(key).toBe('open')
  expect(JSON.parse(body)).toEqual({
    to: '+5511987654321',
    text: expect.stringMatching(/^Fairground: \d{6} is your code to open an account\./),
  })
})

test('[AU-08] a message that was not accepted goes out again after a pause, with the same code', async () => {
  texts.length = 0
  answers.push(503)
  await send('+5511987654322')
  await expect.poll(() => texts.length).toBe(1)
  await expect
    .poll(async () => (await storedMessages()).find(({ state }) => state === 'waiting')?.next_at)
    .toBeDefined()
  clock += 40_000
  await expect.poll(() => texts.length).toBe(2)
  expect(texts[1]?.body).toBe(texts[0]?.body)
})

test('a server with real ways has no inbox', async () => {
  expect((await fetch(`${server.url}/inbox`)).status).toBe(404)
})

test('a server without ways keeps messages for the inbox of this machine, for 10 minutes', async () => {
  let at = Date.now()
  const local = await startTestServer({ now: () => at, settings, environment: INBOX })
  try {
    await local.call(codes.sendCode, { purpose: 'register', account: 'x&y@example.com' })
    const key = await staffKeyOf(local)
    const answer = await fetch(`${local.url}/inbox`, {
      method: 'POST',
      body: new URLSearchParams({ key, lang: 'id-ID' }),
    })
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'nonce-/)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const page = await answer.text()
    expect(page).toContain('x&amp;y@example.com')
    expect(page).toMatch(/<h1>Kotak masuk lokal<\/h1>/)
    const headers = { 'x-forwarded-for': '203.0.113.9', [HEADERS.staffKey]: key }
    const fromProxy = await fetch(`${local.url}/inbox`, { headers })
    expect(fromProxy.status).toBe(404)
    at += 10 * 60_000
    expect(await readInbox(local)).not.toContain('example.com')
  } finally {
    await local.stop()
  }
})

test('[RE-06] the inbox opens with a staff key alone, and the staff log keeps who has read it', async () => {
  const server = await startTestServer({
    settings,
    environment: { ...INBOX, INBOX: 'on', LOG_LEVEL: 'silent' },
    rateLimits: { ...rateLimits, badStaffKey: { points: 3, seconds: 600 } },
  })
  try {
    const key = await staffKeyOf(server)
    await server.call(codes.sendCode, { purpose: 'register', account: 'someone@example.com' })
    const open = async (init?: RequestInit) => {
      const answer = await fetch(`${server.url}/inbox`, init)
      return { http: answer.status, page: await answer.text() }
    }
    const post = (fields: Record<string, string>) => open({ method: 'POST', body: new URLSearchParams(fields) })
    const shut = await open()
    expect(shut).toMatchObject({
      http: 403,
      page: expect.stringContaining('<input id="key" name="key" type="password"'),
    })
    const wrongKey = 'f'.repeat(64)
    for (const { http, page } of [
      await open({ headers: { [HEADERS.staffKey]: wrongKey } }),
      await post({ key: wrongKey }),
      await post({ key: '"><script>' }),
    ]) {
      expect(http).toBe(403)
      expect(page).toContain('This is not a staff key of this server.')
      expect(page).not.toMatch(/someone|<script>|f{64}/)
    }
    const { http, page } = await post({ key })
    expect([http, page.includes('someone@example.com')]).toEqual([200, true])
    expect((await fetch(`${server.url}/inbox?key=${key}`)).status).toBe(403)
    expect((await post({ key: wrongKey })).http).toBe(429)
    const lines = await server.parts.db.selectFrom('staff_action').select(['call', 'outcome']).execute()
    expect(lines).toEqual([{ call: 'staff.readInbox', outcome: 'success' }])
  } finally {
    await server.stop()
  }
})

test('a server without sandbox and ways has no inbox and offers no code', async () => {
  const bare = await startTestServer({ settings })
  try {
    expect((await fetch(`${bare.url}/inbox`)).status).toBe(404)
    await expect(bare.call(codes.sendCode, { purpose: 'register', account: 'x@example.com' })).rejects.toMatchObject({
      errorName: 'code_not_offered',
    })
  } finally {
    await bare.stop()
  }
})
