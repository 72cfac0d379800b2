import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closePopup, closePopups, onPopup, openPopup, openPopups, rememberPopups } from './popups.ts'

let forget: () => void
beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  forget = rememberPopups()
})
afterEach(() => {
  while (openPopups()[0]) closeTop()
  forget()
  vi.useRealTimers()
})

const names = () => openPopups().map(({ name }) => name)
function closeTop(): void {
  const top = openPopups().at(-1)
  if (top) closePopup(top.name)
}

test('a listener hears of each popup that opens, and of none that closes', () => {
  const heard: string[] = []
  const leave = onPopup(({ name }) => heard.push(name))
  openPopup({ name: 'menu' })
  openPopup({ name: 'devices' })
  closePopup('menu')
  leave()
  openPopup({ name: 'language' })
  expect(heard).toEqual(['menu', 'devices'])
})

test('what came once in this tab does not come again by itself, but when the player asks', () => {
  openPopup({ name: 'game-recommendation' })
  expect(names()).toEqual(['game-recommendation'])
  closeTop()
  openPopup({ name: 'game-recommendation' })
  expect(names()).toEqual([])
  openPopup({ name: 'game-recommendation' }, { isRequested: true })
  expect(names()).toEqual(['game-recommendation'])
})

test('[PO-04] the way to the app does not show inside the app, and elsewhere it does', () => {
  vi.stubGlobal('ReactNativeWebView', {})
  openPopup({ name: 'app-download' }, { isRequested: true })
  openPopup({ name: 'app-download', mandatory: true })
  expect(names()).toEqual([])
  vi.unstubAllGlobals()
  openPopup({ name: 'app-download' })
  expect(names()).toEqual(['app-download'])
})

test('a logout closes the open popups, but not those that need an answer', () => {
  openPopup({ name: 'wallet', tab: 'deposit' })
  openPopup({ name: 'devices' })
  openPopup({ name: 'age' })
  closePopups()
  expect(names()).toEqual(['age'])
})

test('what only waited counts as not seen', () => {
  openPopup({ name: 'wallet', tab: 'deposit' })
  openPopup({ name: 'free-spin' })
  expect(names()).toEqual(['wallet'])
  closeTop()
  expect(names()).toEqual(['free-spin'])
})
