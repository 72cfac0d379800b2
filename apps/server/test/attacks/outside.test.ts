import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, createServer as createMailServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHostedProvider } from '../../src/cash/payments/hosted-provider.ts'
import { askBank } from '../../src/cash/payments/signed-request.ts'
import { readProviders } from '../../src/ground/config/provider-settings.ts'
import { createSmsGateway } from '../../src/ground/messages/sms-gateway.ts'
import { createSmtp } from '../../src/ground/messages/smtp.ts'
import { createLibreTranslate } from '../../src/ground/translation/libre-translate.ts'
import { createServiceClients, fetchOf } from '../../src/people/accounts/other-logins/service-clients.ts'
import { createHttpCheckProvider } from '../../src/people/kyc/http-check-provider.ts'
import { hostedSettings } from '../payments/hosted-bank.ts'

/** A service that the operator trusts, and one that nobody has named. */
let trusted: Server
let other: Server
let url: string
let otherUrl: string
const requests: IncomingMessage[] = []
const requestsToOther: IncomingMessage[] = []
let answer: (response: ServerResponse) => void

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

beforeAll(async () => {
  trusted = createServer((request, response) => {
    requests.push(request)
    answer(response)
  })
  other = createServer((request, response) => {
    requestsToOther.push(request)
    response.end('{}')
  })
  ;[url, otherUrl] = [await listen(trusted), await listen(other)]
})
afterAll(() => {
  for (const server of [trusted, other]) {
    server.closeAllConnections()
    server.close()
  }
})

const now = () => Date.now()
const order = { accountId: 'a', locale: 'en', returnUrl: 'https://site.example/', symbol: '$' }

/** One request of each adapter that data configures. */
const adapters: readonly (readonly [string, () => Promise<unknown>])[] = [
  [
    'a hosted payment provider',
    () => {
      const environment = { ACME_KEY: 'k'.repeat(32), ACME_SECRET: 's'.repeat(32) }
      const [settings] = readProviders(JSON.stringify([hostedSettings(url)]), environment)
      if (settings?.type !== 'hosted') throw new Error('no hosted provider')
      const provider = createHostedProvider({ settings, secrets: settings.secrets, now })
      return provider.createCheckout({ ...order, depositId: crypto.randomUUID(), amount: '5.00', currencyId: 'G$' })
    },
  ],
  [
    'a bank of the signed protocol',
    () => askBank({ getUrl: async () => url, secret: 'secret', now }, '/checkouts', {}),
  ],
  [
    'the identity check',
    () =>
      createHttpCheckProvider({ url, secret: 'secret', now }).start({
        ...{ caseId: 'c', version: 1, accountId: 'a', level: 1, documents: [] },
        identity: { name: 'A B', birthDate: '1990-01-01', country: 'NL' },
      }),
  ],
  [
    'the translation',
    () =>
      createLibreTranslate({ url, key: 'secret' }).translate({
        ...{ text: 'hello', to: 'en', signal: AbortSignal.timeout(30_000) },
      }),
  ],
  [
    'the SMS gateway',
    () =>
      createSmsGateway({ url: `${url}/{to}`, method: 'POST', headers: { authorization: 'secret' }, body: '{text}' })({
        ...{ way: 'sms', recipient: '+31612345678', subject: '', body: 'hello' },
      }),
  ],
  [
    'a login service',
    () =>
      createServiceClients([
        { id: 'acme', name: 'Acme', issuer: url, clientId: 'c', clientSecret: 'secret', scopes: 'openid' },
      ]).get('acme'),
  ],
]

test.each(adapters)('[RE-06] %s leads to no other address', async (_, ask) => {
  for (const location of [
    `${otherUrl}/stolen`,
    otherUrl.replace('127.0.0.1', 'localhost'),
    '/inside',
    'http://169.254.169.254/',
  ]) {
    for (const status of [302, 307, 308]) {
      requests.length = 0
      answer = (response) => void response.writeHead(status, { location }).end('{}')
      await expect(ask()).rejects.toThrow()
      expect(requests).toHaveLength(1)
    }
  }
  expect(requestsToOther).toEqual([])
})

test.each(adapters)('[RE-06] %s is read only so far', async (_, ask) => {
  const closing = Promise.withResolvers<void>()
  let sentBytes = 0
  answer = (response) => {
    response.on('close', closing.resolve)
    response.writeHead(200, { 'content-type': 'application/json' })
    const more = () => {
      sentBytes += 65_536
      response.write(`"${'x'.repeat(65_536)}",`, (error) => error ?? more())
    }
    response.write('[', more)
  }
  // Whoever needs no contents is content with the status.
  await ask().catch(() => undefined)
  await closing.promise
  // With what waits between the two processes.
  expect(sentBytes).toBeLessThan(16 * 2 ** 20)
})

test('[RE-06] a login service out there sends no credentials to an address inside', async () => {
  requests.length = 0
  const token = { method: 'POST', body: 'client_secret=secret' }
  await expect(fetchOf('https://login.example', `${url}/token`, token)).rejects.toThrow('names an address inside')
  expect(requests).toEqual([])
  answer = (response) => void response.end('{}')
  expect((await fetchOf(url, `${url}/token`, token)).status).toBe(200)
})

test('[RE-06] a mail server that never stops talking is left at the deadline', async () => {
  const closing = Promise.withResolvers<void>()
  const talker = createMailServer((socket) => {
    socket.write('220 ready\r\n')
    socket.on('error', () => undefined)
    // The answer to the first command has lines without end.
    socket.once('data', () => {
      const talk = setInterval(() => socket.write('250-wait\r\n'), 5)
      socket.on('close', () => clearInterval(talk))
    })
    socket.on('close', closing.resolve)
  }).listen(0, '127.0.0.1')
  await once(talker, 'listening')
  const { port } = talker.address() as AddressInfo
  const deliver = createSmtp({ url: `smtp://127.0.0.1:${port}`, from: 'a@example.com' }, 300)
  const message = { way: 'email' as const, recipient: 'b@example.com', subject: 's', body: 'b' }
  await expect(deliver(message)).rejects.toThrow('did not take the e-mail')
  await closing.promise
  talker.close()
})

test('[RE-06] only one file of the server asks outside', () => {
  const root = join(import.meta.dirname, '../../src')
  const files = globSync('**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'))
  const asking = files.filter((file) =>
    /\bfetch\(|from 'undici'|import \{[^}]*\b(request|get)\b[^}]*\} from 'node:https?'/.test(
      readFileSync(join(root, file), 'utf8'),
    ),
  )
  expect(asking).toEqual([join('ground', 'net', 'ask-outside.ts')])
})
