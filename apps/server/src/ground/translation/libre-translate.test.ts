import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLibreTranslate } from './libre-translate.ts'
import { type Translator, TranslatorFault } from './translator.ts'

/** A LibreTranslate: it keeps what it is asked, and answers as the test wants. */
let service: Server
let url: string
const asked: { path: string | undefined; body: unknown }[] = []
let answer: (response: ServerResponse) => void

beforeAll(async () => {
  service = createServer((request, response) => {
    void json(request).then((body) => {
      asked.push({ path: request.url, body })
      answer(response)
    })
  }).listen(0, '127.0.0.1')
  await once(service, 'listening')
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
})
afterAll(() => {
  service.closeAllConnections()
  service.close()
})

const says = (fields: unknown) => (response: ServerResponse) =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(fields))

function translate(parts: { at?: string; key?: string; signal?: AbortSignal; to?: 'pt-BR' | 'en' } = {}) {
  const { at = url, key, signal = AbortSignal.timeout(30_000), to = 'pt-BR' } = parts
  const translator: Translator = createLibreTranslate({ url: at, key })
  return translator.translate({ text: 'Good luck', to, signal })
}

test('the provider gets the text and the language, and its words and the language that it found come back', async () => {
  answer = says({ translatedText: 'Boa sorte', detectedLanguage: { language: 'en', confidence: 92 } })
  expect(await translate()).toEqual({ text: 'Boa sorte', from: 'en' })
  expect(asked.at(-1)).toEqual({
    path: '/translate',
    body: { q: 'Good luck', source: 'auto', target: 'pt', format: 'text' },
  })
})

test('an address may have a path, and a key goes along where there is one', async () => {
  answer = says({ translatedText: 'Boa sorte', alternatives: [] })
  expect(await translate({ at: `${url}/lt/`, key: 'a key', to: 'en' })).toEqual({ text: 'Boa sorte' })
  expect(asked.at(-1)).toMatchObject({ path: '/lt/translate', body: { target: 'en', api_key: 'a key' } })
})

test.each([
  ['without confidence', { language: 'en', confidence: 0 }],
  ['that is no tag', { language: '<b>en</b>', confidence: 90 }],
  ['that is half a tag', { language: 'en-12', confidence: 90 }],
])('a language %s is left out', async (_, detectedLanguage) => {
  answer = says({ translatedText: 'Boa sorte', detectedLanguage })
  expect(await translate()).toEqual({ text: 'Boa sorte' })
})

test.each([
  ['an error', (response: ServerResponse) => void response.writeHead(429).end('{}'), 'answered 429'],
  ['a redirect', (response: ServerResponse) => void response.writeHead(302, { location: '/' }).end(), 'could not be'],
  ['no JSON', (response: ServerResponse) => void response.end('Good luck'), 'answered no translation'],
  ['another shape', says({ translatedText: ['Boa sorte'] }), 'answered no translation'],
  ['more than it may', says({ translatedText: 'x'.repeat(200_000) }), 'answered more than 131072 bytes'],
  ['half an answer', (response: ServerResponse) => void response.write('{', () => response.destroy()), 'could not be'],
])('%s is a fault that does not quote the text', async (_, how, sentence) => {
  answer = how
  const fault = await translate().catch((error: unknown) => error)
  expect(fault).toBeInstanceOf(TranslatorFault)
  expect((fault as Error).message).toContain(sentence)
  expect((fault as Error).message).not.toContain('Good luck')
})

test('the signal ends a request, and nobody at the address is a fault with its code', async () => {
  const ending = new AbortController()
  answer = () => ending.abort()
  await expect(translate({ signal: ending.signal })).rejects.toThrow('did not answer in time')
  const closed = createServer().listen(0, '127.0.0.1')
  await once(closed, 'listening')
  const { port } = closed.address() as AddressInfo
  closed.close()
  await once(closed, 'close')
  await expect(translate({ at: `http://127.0.0.1:${port}` })).rejects.toThrow('could not be reached: ECONNREFUSED')
})
