import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ensureBrowserId } from './browser-id.ts'

// A browser in which the fingerprint cannot be computed.
vi.mock('@fingerprintjs/fingerprintjs', () => ({
  sources: {},
  hashComponents: () => 'never',
  loadSources() {
    throw new Error('no traits here')
  },
}))

const storedTexts = new Map<string, string>()
/** Addresses that were asked. */
let requestedPaths: string[] = []

/** A server that answers each call the same. */
function answerWith(answer: object): void {
  vi.stubGlobal('fetch', async (url: string) => {
    requestedPaths.push(url)
    return Response.json({ serverTime: Date.now(), ...answer })
  })
}

beforeEach(() => {
  storedTexts.clear()
  requestedPaths = []
  vi.stubGlobal('document', { documentElement: { dataset: { layout: 'phone' } }, getElementById: () => null })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storedTexts.get(key) ?? null,
    setItem: (key: string, value: string) => storedTexts.set(key, value),
    removeItem: (key: string) => storedTexts.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('[SU-04] a browser id that is stored is used without a call', async () => {
  storedTexts.set('BrowserFingerprintId', 'known')
  answerWith({ status: 0, message: 'success', model: 'another' })
  await ensureBrowserId()
  expect(requestedPaths).toEqual([])
  expect(storedTexts.get('BrowserFingerprintId')).toBe('known')
})

test('[SU-04] where no fingerprint can be had, an empty one is sent and the answer stored', async () => {
  answerWith({ status: 0, message: 'success', model: 'from-the-server' })
  await ensureBrowserId()
  expect(requestedPaths).toEqual(['/api/auth/browser_foot_print?t='])
  expect(storedTexts.get('BrowserFingerprintId')).toBe('from-the-server')
})

test('[SU-04] a refusal stores nothing', async () => {
  answerWith({ status: 429, message: 'too_many_requests' })
  await ensureBrowserId()
  expect(requestedPaths).toHaveLength(1)
  expect(storedTexts.has('BrowserFingerprintId')).toBe(false)
})
