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

const kept = new Map<string, string>()
/** Addresses that were asked. */
let asked: string[] = []

/** A server that answers each call the same. */
function answerWith(answer: object): void {
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return Response.json({ serverTime: Date.now(), ...answer })
  })
}

beforeEach(() => {
  kept.clear()
  asked = []
  vi.stubGlobal('document', { documentElement: { dataset: { layout: 'phone' } }, getElementById: () => null })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('[SU-04] a browser id that is stored is used without a call', async () => {
  kept.set('BrowserFingerprintId', 'known')
  answerWith({ status: 0, message: 'success', model: 'another' })
  await ensureBrowserId()
  expect(asked).toEqual([])
  expect(kept.get('BrowserFingerprintId')).toBe('known')
})

test('[SU-04] where no fingerprint can be had, an empty one is sent and the answer stored', async () => {
  answerWith({ status: 0, message: 'success', model: 'from-the-server' })
  await ensureBrowserId()
  expect(asked).toEqual(['/api/auth/browser_foot_print?t='])
  expect(kept.get('BrowserFingerprintId')).toBe('from-the-server')
})

test('[SU-04] a refusal stores nothing', async () => {
  answerWith({ status: 429, message: 'too_many_requests' })
  await ensureBrowserId()
  expect(asked).toHaveLength(1)
  expect(kept.has('BrowserFingerprintId')).toBe(false)
})
