import * as auth from '@fairground/contract/calls/auth'
import * as design from '@fairground/contract/calls/design'
import axe from 'axe-core'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { leave } from '../src/app/start-up/effects/leaving.ts'
import { reload } from '../src/app/start-up/effects/reloading.ts'
import { hasShell } from '../src/kernel/host/shell-around.ts'
import { translateNow } from '../src/kernel/language/language.ts'
import { completeLanguage } from '../src/player/language/choose-language.ts'
import { answer, cutOff, holdBack, refuse, requestsOf } from './stand-in.ts'
import { answerStartUp, BROWSER_ID, bar, noSite, siteOpens, startPage, stateIs } from './start-page.tsx'

// A page cannot leave itself in a test; where it goes is the business of effects.test.ts, that it goes of e2e/start-up.spec.ts.
vi.mock(import('../src/app/start-up/effects/reloading.ts'), () => ({ reload: vi.fn(), addressToLoad: vi.fn() }))
vi.mock(import('../src/app/start-up/effects/leaving.ts'), async (original) => ({
  ...(await original()),
  leave: vi.fn(),
}))
// A test's page stands in a frame of Vitest's.
vi.mock(import('../src/kernel/host/shell-around.ts'), () => ({ hasShell: vi.fn(() => false) }))
// The page cannot stand still in a test.
const pause = vi.hoisted(() => ({ ms: 0 }))
vi.mock(import('../src/app/developer-tools/pause.ts'), async (original) => ({
  ...(await original()),
  measurePauseMs: () => pause.ms,
}))

beforeEach(() => {
  vi.mocked(hasShell).mockReturnValue(false)
  answerStartUp()
})
const ids = () => requestsOf(auth.browserFootPrint).map(({ fields }) => fields.t)
const stored = (...keys: string[]) => keys.map((key) => localStorage.getItem(key))
const accessible = async () => expect((await axe.run('#root', { resultTypes: ['violations'] })).violations).toEqual([])

test('[SU-04] [RT-07] a browser without an id gets one by its visitor id before the site opens, and keeps it', async () => {
  const release = holdBack(auth.browserFootPrint)
  startPage('/verify', { startup: {} })
  await stateIs('identifying')
  await expect.poll(ids).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)])
  await expect.element(bar()).toBeVisible()
  noSite()
  release()
  await siteOpens()
  expect(stored('BrowserFingerprintId')).toEqual([BROWSER_ID])
})

test('[SU-04] a stored id is used without a call', async () => {
  localStorage.setItem('BrowserFingerprintId', 'known')
  startPage('/verify', { startup: {} })
  await siteOpens()
  expect(ids()).toEqual([])
})

test('[SU-04] [SU-08] a refused id stores nothing, and lets the site open', async () => {
  refuse(auth.browserFootPrint, 'silent')
  startPage('/verify', { startup: {} })
  await siteOpens()
  expect(stored('BrowserFingerprintId')).toEqual([null])
})

test('[SU-04] [SU-08] an id that never comes is waited for 3 s', async () => {
  const release = holdBack(auth.browserFootPrint)
  startPage('/verify', { startup: {} })
  await stateIs('identifying')
  await expect.poll(ids).toHaveLength(1)
  noSite()
  const asked = Date.now()
  await vi.advanceTimersByTimeAsync(3_000)
  await siteOpens()
  // By the clock of the test, which goes on while the site opens.
  expect(Date.now() - asked).toBeLessThan(20_000)
  release()
})

test('[RT-07] a press on a page that is drawn anew is not lost', async () => {
  const release = holdBack(auth.browserFootPrint)
  startPage('/verify', { startup: {}, drawn: '<header><p>Drawn</p><button type="button">Log in</button></header>' })
  const button = page.getByRole('button', { name: 'Log in' })
  await stateIs('identifying')
  await button.click()
  await expect.element(page.getByText('Drawn')).toBeVisible()
  release()
  await siteOpens()
  await expect.element(button).toHaveAttribute('data-presses', '1')
})

test('[SU-02] navToken and tkk come with the address, stay as they are in a game’s frame, and go with the next address', async () => {
  startPage('/verify?navToken=nav-1&tkk=key-1', { startup: {} })
  await siteOpens()
  expect(stored('navToken', 'tkk')).toEqual(['nav-1', 'key-1'])
  document.getElementById('root')?.remove()
  vi.mocked(hasShell).mockReturnValue(true)
  startPage('/h5/mines?demo=true', { startup: {} })
  await siteOpens()
  expect(stored('navToken', 'tkk')).toEqual(['nav-1', 'key-1'])
  document.getElementById('root')?.remove()
  vi.mocked(hasShell).mockReturnValue(false)
  startPage('/verify', { startup: {} })
  await siteOpens()
  expect(stored('navToken', 'tkk')).toEqual([null, null])
})

test('[DS-03] operator’s texts that do not come keep nobody out', async () => {
  cutOff(design.lang)
  startPage('/verify', { startup: { langItemsCacheKey: 'away' } })
  await siteOpens()
  expect(requestsOf(design.lang)).toHaveLength(1)
})

test('[DS-03] operator’s texts that are neither there nor refused are waited for 8 s, no longer', async () => {
  answer(design.lang, { model: {} })
  const release = holdBack(design.lang)
  startPage('/verify', { startup: { langItemsCacheKey: 'late' } })
  await expect.poll(() => requestsOf(design.lang)).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(7_000)
  await expect.element(bar()).toBeVisible()
  noSite()
  await vi.advanceTimersByTimeAsync(1_000)
  await siteOpens()
  release()
})

test('[DS-03] operator’s texts that come after all texts of the language stand over them, and take none away', async () => {
  localStorage.setItem('currentLanguage', 'pt-BR')
  answer(design.lang, { model: { 'shell.logIn': 'Entre na feira' } })
  const release = holdBack(design.lang)
  startPage('/verify', { startup: { langItemsCacheKey: 'own' } })
  await expect.poll(() => requestsOf(design.lang)).toHaveLength(1)
  await completeLanguage()
  release()
  await siteOpens()
  expect(translateNow('shell.logIn')).toBe('Entre na feira')
  expect(translateNow('play.stake')).toBe('Aposta')
})

test('[RT-17] with ch in the address the loading screen is a large spinner of that height, from first to last', async () => {
  const spinner = page.getByRole('status').filter({ hasText: 'Loading' })
  const release = holdBack(auth.browserFootPrint)
  startPage('/verify?ch=300', { startup: {} })
  await stateIs('identifying')
  await expect.element(spinner).toHaveStyle({ height: '300px', backgroundColor: 'rgb(242, 243, 245)' })
  expect(bar().query()).toBeNull()
  release()
  await siteOpens()
  document.getElementById('root')?.remove()
  localStorage.clear()
  const releaseAgain = holdBack(auth.browserFootPrint)
  startPage('/verify?ch', { startup: {} })
  await expect.poll(() => spinner.element().getBoundingClientRect().height).toBe(innerHeight)
  await vi.advanceTimersByTimeAsync(3_000)
  await siteOpens()
  releaseAgain()
})

test('[RT-09] on a gp domain a gate stands before the site until it is passed, and not again', async () => {
  startPage('/verify', { startup: { domainKind: 'gp' } })
  await expect.element(page.getByRole('heading', { name: 'Show that you are a person' })).toBeVisible()
  noSite()
  await accessible()
  await page.getByRole('button', { name: 'Open the site' }).click()
  await siteOpens()
  expect(stored('waf-pass')).toEqual(['1'])
  document.getElementById('root')?.remove()
  startPage('/verify', { startup: { domainKind: 'gp' } })
  await siteOpens()
})

test('[RT-10] a site that has moved sends its visitors on, without rendering', async () => {
  startPage('/history', { startup: { redirectUrl: 'https://new.example/fair' } })
  await expect.poll(() => vi.mocked(leave)).toHaveBeenCalledOnce()
  noSite()
})

test('[RT-13] [SU-08] what breaks while starting says Unexpected Application Error! and offers a reload', async () => {
  const complained = vi.spyOn(console, 'error').mockReturnValue()
  const broken = vi.spyOn(navigator, 'languages', 'get').mockImplementation(() => {
    throw new Error('no languages')
  })
  startPage('/verify', { startup: {} })
  await expect.element(page.getByRole('heading', { name: 'Unexpected Application Error!', exact: true })).toBeVisible()
  broken.mockRestore()
  expect(reload).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expect.poll(() => vi.mocked(reload)).toHaveBeenCalledOnce()
  expect(complained.mock.calls.flat().join()).toContain('start-up failed while speaking')
})

test('[SU-06] a native shell with horizontalCom is told to fill the screen and to lie across', async () => {
  const sent: string[] = []
  window.ReactNativeWebView = { postMessage: (text) => sent.push(text) }
  startPage('/verify?version=113', { startup: { horizontalCom: true } })
  await siteOpens()
  Reflect.deleteProperty(window, 'ReactNativeWebView')
  expect(sent).toEqual(['{"type":"enterFullScreen"}', '{"type":"landScreen"}'])
})

test('[RT-19] open developer tools lock the page where the operator wants it, and closing them unlocks it', async () => {
  startPage('/verify', { startup: { lockDeveloperTools: true } })
  await siteOpens()
  const lock = page.getByRole('alertdialog', { name: 'Developer tools have been detected as open' })
  const root = document.getElementById('root')
  // As what lies under an open popup is.
  const covered = document.body.appendChild(document.createElement('div'))
  covered.inert = true
  await vi.advanceTimersByTimeAsync(2_000)
  expect(lock.query()).toBeNull()
  pause.ms = 81
  await vi.advanceTimersByTimeAsync(1_000)
  const words = 'To protect content and interface security, the page has been locked.'
  await expect.element(lock).toHaveTextContent(words)
  expect([root?.inert, covered.inert]).toEqual([true, true])
  pause.ms = 0
  await vi.advanceTimersByTimeAsync(1_000)
  expect([lock.query(), root?.inert, covered.inert]).toEqual([null, false, true])
  covered.remove()
})

test('[SU-12] the operator’s style of the body is on it', async () => {
  startPage('/verify', { startup: { buildConfig: { varStyles: '--of-the-operator: 7px' } } })
  await siteOpens()
  expect(document.body.style.getPropertyValue('--of-the-operator')).toBe('7px')
})
