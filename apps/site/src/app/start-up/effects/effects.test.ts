import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { turnScreen } from '../../../kernel/host/native-shell.ts'
import { askedHeight } from '../../../shell/loading/spinner-page.tsx'
import { backOffMs, waitUpTo } from '../back-off.ts'
import { press, whenPressed } from '../presses.ts'
import { verdictFor } from './admitting.ts'
import { redirectAddress } from './leaving.ts'
import { addressToLoad } from './reloading.ts'

const page = new EventTarget()
const storedTexts: Record<string, string> = {}

beforeEach(() => {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('localStorage', { getItem: (key: string) => storedTexts[key] ?? null })
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([
  ['http://fair/game/mines?token=abcdefghijkl&x=1#top', '', 'http://fair/game/mines?x=1#top'],
  ['http://fair/history', '', 'http://fair/history'],
  ['http://fair/repair', 'http://fair/history?page=2', 'http://fair/history?page=2'],
  ['http://fair/repair', 'http://fair/repair', 'http://fair/'],
  ['http://fair/repair', 'http://elsewhere/', 'http://fair/'],
  ['http://fair/repair', '', 'http://fair/'],
])('[SU-03] [RT-02] from %s, before it %s, a reload leads to %s', (address, referrer, target) => {
  expect(addressToLoad(address, referrer)).toBe(target)
})

test('[ER-04] a frame that led the page around it to the maintenance screen is no way back: its game is', () => {
  expect(addressToLoad('http://fair/repair', 'http://fair/h5/mines?lang=en')).toBe('http://fair/game/mines?lang=en')
  expect(addressToLoad('http://fair/repair', 'http://fair/h5')).toBe('http://fair/h5')
})

test.each([
  ['https://new.example/', 'http://fair/game/mines', 'https://new.example/'],
  ['http://fair/elsewhere', 'http://fair/', 'http://fair/elsewhere'],
  ['http://fair/', 'http://fair/?x=1', undefined],
  ['', 'http://fair/', undefined],
  ['javascript:alert(1)', 'http://fair/', undefined],
  ['/only/a/path', 'http://fair/', undefined],
])('[RT-10] a redirect to %j leads a visitor at %s to %s', (redirectUrl, address, target) => {
  expect(redirectAddress(redirectUrl, address)).toBe(target)
})

const openSite = { redirectUrl: '', maintenance: false, domainKind: '' }
const visitor = { address: 'http://fair/', gatePass: undefined }

test('[RT-10] [RT-02] [RT-09] the reasons that keep a visitor out, the weightiest first', () => {
  const everyObstacle = { redirectUrl: 'https://new.example/', maintenance: true, domainKind: 'gp' }
  expect(verdictFor(everyObstacle, visitor)).toBe('hasMoved')
  expect(verdictFor({ ...everyObstacle, redirectUrl: '' }, visitor)).toBe('siteClosed')
  expect(verdictFor({ ...openSite, domainKind: 'gp' }, visitor)).toBe('gateNeeded')
  expect(verdictFor(openSite, visitor)).toBe('admitted')
})

test('[RT-09] only a stored waf-pass of exactly 1 opens the gate, and only a gp domain has one', () => {
  const gate = { ...openSite, domainKind: 'gp' }
  expect(verdictFor(gate, { ...visitor, gatePass: '1' })).toBe('admitted')
  expect(verdictFor(gate, { ...visitor, gatePass: 'true' })).toBe('gateNeeded')
  expect(verdictFor({ ...openSite, domainKind: 'other' }, visitor)).toBe('admitted')
})

test('[RE-09] the wait grows from one second to thirty', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 100].map(backOffMs)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000])
})

/** How a wait of 30 s ends when something happens after one second. */
async function waitAnd(happen: () => void): Promise<boolean> {
  let over = false
  const waiting = waitUpTo(30_000, (signal) => whenPressed('again', signal)).then(() => {
    over = true
  })
  await vi.advanceTimersByTimeAsync(1000)
  expect(over).toBe(false)
  happen()
  await vi.advanceTimersByTimeAsync(0)
  const endedSooner = over
  await vi.advanceTimersByTimeAsync(30_000)
  await waiting
  return endedSooner
}

test('[RE-09] a press or the network’s return ends the wait at once; otherwise time does', async () => {
  expect(await waitAnd(() => press('again'))).toBe(true)
  expect(await waitAnd(() => page.dispatchEvent(new Event('online')))).toBe(true)
  expect(await waitAnd(() => press('reload'))).toBe(false)
  expect(vi.getTimerCount()).toBe(0)
})

test('[SU-06] [PW-03] a native shell of version 113 fills the screen and lays it across, once it is there', async () => {
  const sentMessages: string[] = []
  const shell: { ReactNativeWebView?: { postMessage(text: string): void } } = {}
  vi.stubGlobal('window', shell)
  storedTexts.version = '113'
  turnScreen()
  await vi.advanceTimersByTimeAsync(250)
  expect(sentMessages).toEqual([])
  shell.ReactNativeWebView = { postMessage: (text) => sentMessages.push(text) }
  await vi.advanceTimersByTimeAsync(100)
  expect(sentMessages).toEqual(['{"type":"enterFullScreen"}', '{"type":"landScreen"}'])
})

test('[SU-06] [PW-03] an older shell and a plain browser are asked for nothing', async () => {
  const callHandler = vi.fn()
  vi.stubGlobal('window', { flutter_inappwebview: { callHandler } })
  for (const version of ['112', '', 'x']) {
    storedTexts.version = version
    turnScreen()
  }
  expect(callHandler).not.toHaveBeenCalled()
  storedTexts.version = '200'
  turnScreen()
  expect(callHandler.mock.calls).toEqual([['enterFullScreen'], ['landScreen']])
  vi.stubGlobal('window', {})
  turnScreen()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(vi.getTimerCount()).toBe(0)
})

test.each([
  ['', undefined],
  ['?ch', 0],
  ['?ch=', 0],
  ['?ch=300', 300],
  ['?ch=-1', 0],
  ['?ch=full', 0],
])('[RT-17] the query %j asks for a spinner of %s px', (search, heightPx) => {
  expect(askedHeight(search)).toBe(heightPx)
})
