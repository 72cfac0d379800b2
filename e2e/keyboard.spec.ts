import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { balance, mines } from './mines.ts'
import { PASSWORD } from './player.ts'

/** More stops than any screen has. */
const MOST_STOPS = 60

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never comes to ${target}`)
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

test('register, deposit and play with the keyboard alone', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Register' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await press(page, page.getByRole('banner').getByRole('button', { name: 'Register' }))
  await expect(page.getByRole('textbox', { name: 'Username, e-mail or phone' })).toBeFocused()
  await page.keyboard.type(`keys-${randomUUID().slice(0, 13)}`)
  await tabTo(page, page.getByLabel('Choose a password'))
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')

  const wallet = page.getByRole('dialog', { name: 'Wallet' })
  await expect(wallet.getByRole('textbox', { name: 'Amount' })).toBeFocused()
  await page.keyboard.type('100')
  await page.keyboard.press('Enter')
  const popupPage = page.waitForEvent('popup')
  await press(page, wallet.getByRole('link', { name: 'Open the checkout' }))
  const checkout = await popupPage
  await press(checkout, checkout.getByRole('button', { name: 'Pay G$100.00' }))
  await expect(checkout.getByRole('heading', { name: 'Paid' })).toBeVisible()
  await checkout.close()
  await press(page, wallet.getByRole('button', { name: 'Play now' }))

  const game = mines(page)
  await press(page, game.frame.getByRole('button', { name: /^Bet/ }))
  await expect(game.frame.getByRole('button', { name: 'Pick a tile' })).toBeVisible()
  await tabTo(page, game.tile(12))
  await page.keyboard.press('ArrowRight')
  await expect(game.tile(13)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(game.tile(13)).toHaveAccessibleName(/(gem|mine that ended the round)$/)
  // Space is the cash-out now, or the next bet where a mine has ended the round.
  const before = await balance(page).innerText()
  await page.keyboard.press(' ')
  await expect(balance(page)).not.toHaveText(before)
})

test('a game has the focus when it opens, and going back closes what is open in it before it leaves', async ({
  page,
  player,
}) => {
  await player({ deposit: 100 })
  await page.goto('/history')
  await page.goto('/game/mines')
  const { frame } = mines(page)
  await expect(frame.getByRole('main', { name: 'Mines' })).toBeFocused()
  await page.keyboard.press('s')
  await expect(frame.getByRole('textbox', { name: 'Stake' })).toHaveValue('10.00')
  const back = () => page.evaluate(() => history.back())
  for (const button of ['Rules and keys', 'Fairness', 'Autoplay']) {
    await frame.getByRole('button', { name: button, exact: true }).click()
    await expect(frame.getByRole('dialog')).toBeVisible()
    await back()
    await expect(frame.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL(/\/game\/mines$/)
  }
  // What was closed otherwise leaves nothing behind to go back over.
  await frame.getByRole('button', { name: 'Rules and keys', exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(frame.getByRole('dialog')).toBeHidden()
  await back()
  await expect(page).toHaveURL(/\/history/)
})
