import { afterEach, expect, test } from 'vitest'
import { closePopup, onPopup, openPopup, openPopups, type PopupRequest, withPopup } from './popups.ts'

afterEach(() => {
  for (const { name } of openPopups()) closePopup(name)
})

test('[PO-02] open popups are listed in order, each once, the last opened on top', () => {
  openPopup({ name: 'menu' })
  openPopup({ name: 'language' })
  openPopup({ name: 'menu' })
  expect(openPopups().map(({ name }) => name)).toEqual(['language', 'menu'])
})

test('the recharge notice gives way to the wallet, in either order', () => {
  const notice: PopupRequest = { name: 'recharge-notice' }
  const wallet: PopupRequest = { name: 'wallet', tab: 'deposit' }
  expect(withPopup([notice], wallet)).toEqual([wallet])
  expect(withPopup([wallet], notice)).toEqual([wallet])
})

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
