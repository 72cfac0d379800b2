import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askOutside, fetchWhole, isInside, MOST_JSON_BYTES } from './ask-outside.ts'

let service: Server
let url: string
const requests: IncomingMessage[] = []
let answer: (response: ServerResponse, request: IncomingMessage) => void

beforeAll(async () => {
  service = createServer((request, response) => {
    requests.push(request)
    answer(response, request)
  }).listen(0, '127.0.0.1')
  await once(service, 'listening')
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
})
afterAll(() => {
  service.closeAllConnections()
  service.close()
})

const ask = (overrides: Partial<Parameters<typeof askOutside>[0]> = {}) =>
  askOutside({
    url,
    method: 'POST',
    headers: { key: 'secret' },
    body: '{}',
    limitMs: 30_000,
    mostBytes: 1_000,
    ...overrides,
  })

test('an answer comes with its status, up to its length; of a longer one the rest is not read', async () => {
  answer = (response) => void response.writeHead(402).end('x'.repeat(1_000))
  expect(await ask()).toEqual({ status: 402, text: 'x'.repeat(1_000) })
  const closing = Promise.withResolvers<void>()
  answer = (response) => {
    response.on('close', closing.resolve)
    const more = () => void response.write('x'.repeat(10_000), (error) => error ?? more())
    more()
  }
  expect(await ask()).toEqual({ status: 200, text: undefined })
  await closing.promise
  expect(await ask({ mostBytes: 0 })).toEqual({ status: 200, text: undefined })
  await expect(fetchWhole(url, {})).rejects.toThrow(`more than ${MOST_JSON_BYTES} bytes`)
})

test.each([301, 302, 303, 307, 308])('[RE-06] a redirect by %i is followed nowhere', async (status) => {
  for (const location of [
    '/other',
    'http://127.0.0.1:1/',
    'http://169.254.169.254/',
    'file:///etc/passwd',
    '//evil.example',
  ]) {
    requests.length = 0
    answer = (response) => void response.writeHead(status, { location }).end()
    await expect(ask()).rejects.toThrow()
    await expect(fetchWhole(url, { headers: { key: 'secret' } })).rejects.toThrow()
    expect(requests.map((request) => request.url)).toEqual(['/', '/'])
  }
})

test.each([
  'file:///etc/passwd',
  'data:text/plain,x',
  'ftp://127.0.0.1/',
  'blob:x',
  'gopher://127.0.0.1/',
  'no address',
])('[RE-06] %s is asked nothing', async (address) => {
  await expect(ask({ url: address })).rejects.toThrow()
  await expect(fetchWhole(address, {})).rejects.toThrow()
})

test.each([
  ...['http://127.0.0.1/', 'http://localhost:8080/', 'http://a.localhost/', 'http://10.1.2.3/', 'http://192.168.0.1/'],
  ...['http://169.254.169.254/', 'http://[::1]/', 'http://[::ffff:127.0.0.1]/', 'http://[fd00::1]/', 'http://0.0.0.0/'],
  ...['http://2130706433/', 'http://0x7f.1/', 'http://127.1/', 'http://172.31.255.255/', 'http://localhost./'],
])('[RE-06] %s is inside', (address) => {
  expect(isInside(address)).toBe(true)
})

test.each([
  'https://login.example/',
  'http://8.8.8.8/',
  'http://172.32.0.1/',
  'http://[2001:db8::1]/',
  'http://localhost.example/',
])('%s is outside', (address) => {
  expect(isInside(address)).toBe(false)
})

test('[RE-06] an answer that does not come, or never ends, ends with the deadline', async () => {
  answer = () => undefined
  await expect(ask({ limitMs: 50 })).rejects.toMatchObject({ name: 'TimeoutError' })
  answer = (response) => {
    const drip = setInterval(() => response.write('x'), 5)
    response.on('close', () => clearInterval(drip))
  }
  await expect(ask({ limitMs: 50, mostBytes: 1e9 })).rejects.toMatchObject({ name: 'TimeoutError' })
})
