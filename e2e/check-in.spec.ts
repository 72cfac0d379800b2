import * as operator from '@fairground/contract/calls/operator'
import * as promotion from '@fairground/contract/calls/promotion'
import type { SiteSettingsDocument } from '@fairground/contract/site-settings'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { createPlayer, logIn } from './player.ts'
import { type Product, startProduct } from './product.ts'

test.describe.configure({ mode: 'serial' })
let product: Product
test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

/** Changes a setting, and waits until it is in force; null: the default. */
async function set(name: 'checkinSpins' | 'jurisdictions', value: unknown): Promise<void> {
  const { model } = await product.staff(operator.saveSettings, { settings: { [name]: value } })
  const inForce = async (): Promise<SiteSettingsDocument> =>
    (await product.staff(operator.saveSettings, { settings: {} })).model
  await expect.poll(async () => (await inForce())[name]).toEqual(model[name])
}

/** The popup of the check-in, opened as a link on the page opens it. */
async function openCalendar(page: Page) {
  await page.goto(`${product.url}/verify#signPopup`)
  const calendar = calendarOf(page)
  await expect(calendar.popup).toBeVisible()
  return calendar
}

function calendarOf(page: Page) {
  const popup = page.getByRole('dialog')
  return {
    popup,
    days: popup.getByRole('listitem'),
    checkIn: popup.getByRole('button', { name: 'Check in', exact: true }),
  }
}

test('[PR-02] [BT-10] a player checks in, the spins are in the wheel, and a second visit says when to come back', async ({
  page,
  context,
}) => {
  await set('checkinSpins', { calendar: [2, 0, 3].map((count) => ({ count, value: 1, vipLevel: 0 })), days: 7 })
  const me = await createPlayer(product.url)
  await logIn(context, me)
  // A player without spins gets to the check-in before the wheel.
  await page.goto(`${product.url}/freeSpin`)
  await page.getByRole('main').getByRole('button', { name: 'Check in' }).click()
  const { popup, days, checkIn } = calendarOf(page)
  await expect(days).toHaveText(['TodayDay 12 spinsof G$1', 'Day 2No gift', 'Day 33 spinsof G$1'])
  await checkIn.click()
  const giftText = popup.getByText('2 spins are yours.')
  await expect(giftText).toBeFocused()
  await expect(popup.getByText(/^You have checked in today\. You can check in again \w+day/)).toBeVisible()
  await expect(checkIn).toHaveCount(0)
  await expect(days).toHaveText(['TakenDay 12 spinsof G$1', 'Day 2No gift', 'Day 33 spinsof G$1'])
  await popup.getByRole('link', { name: 'Go to the wheel' }).click()
  await expect(page).toHaveURL(/\/game\/freespin$/)
  await expect(popup).toBeHidden()
  await expect(page.frameLocator('iframe').getByRole('button', { name: /^Spin/ })).toContainText('2 spins left')

  const reopenedCalendar = await openCalendar(page)
  await expect(reopenedCalendar.popup.getByText(/^You have checked in today\./)).toBeVisible()
  await expect(reopenedCalendar.checkIn).toHaveCount(0)
  await expect(reopenedCalendar.popup.getByText('2 spins are yours.')).toHaveCount(0)
})

test('[PR-02] a day that was taken on another device shows at once', async ({ page, context }) => {
  await set('checkinSpins', null)
  const me = await createPlayer(product.url)
  await logIn(context, me)
  const nextResponse = page.waitForResponse('**/api/sockmsg/join')
  const { days, checkIn } = await openCalendar(page)
  await expect(checkIn).toBeEnabled()
  await nextResponse
  await me.call(promotion.checkin)
  await expect(days.first()).toContainText('Taken')
  await expect(checkIn).toHaveCount(0)
})

test('[PR-02] the card on a page leads to the popup, and shows the day that was taken there', async ({
  page,
  context,
}) => {
  await set('checkinSpins', null)
  await logIn(context, await createPlayer(product.url))
  await page.goto(`${product.url}/page/promotions`)
  const card = page.getByRole('article', { name: 'Daily check-in' })
  await expect(card.getByRole('listitem').first()).toHaveText('Day 11 spin')
  await card.getByRole('button', { name: 'Check in' }).click()
  const popup = page.getByRole('dialog')
  await popup.getByRole('button', { name: 'Check in', exact: true }).click()
  await expect(popup.getByText('One spin is yours.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card.getByRole('listitem').first()).toHaveText('Day 1Taken')
  await card.getByRole('button', { name: 'See your calendar' }).click()
  await expect(popup.getByText(/^You have checked in today\./)).toBeVisible()
})

test('[PR-02] a gift for a higher level is said before, and the day can be taken without it', async ({
  page,
  context,
}) => {
  await set('checkinSpins', { calendar: [1, 2].map((vipLevel) => ({ count: 5, value: 1, vipLevel })), days: 7 })
  await logIn(context, await createPlayer(product.url))
  const { popup, days } = await openCalendar(page)
  await expect(days).toHaveText([/From VIP 2$/, /From VIP 3$/])
  await expect(popup.getByText(/^Today’s gift is for players from VIP 2\./)).toBeVisible()
  await popup.getByRole('button', { name: 'Check in without the gift' }).click()
  await expect(popup.getByText('You are checked in. There was no gift today.')).toBeVisible()
  await expect(popup.getByRole('link', { name: 'Go to the wheel' })).toHaveCount(0)
})

test('an operator without a calendar says that there is no check-in', async ({ page, context }) => {
  await set('checkinSpins', { calendar: [], days: 7 })
  await logIn(context, await createPlayer(product.url))
  const { popup } = await openCalendar(page)
  await expect(popup.getByRole('heading', { name: 'No daily check-in now' })).toBeVisible()
  await expect(popup.getByText(/^When a check-in starts,/)).toBeVisible()
})

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const) {
  test(`[PR-02] the calendar fits ${width} × ${height} before and after, and axe finds nothing`, async ({
    page,
    context,
    axe,
  }) => {
    await set('checkinSpins', null)
    await logIn(context, await createPlayer(product.url))
    await page.setViewportSize({ width, height })
    const { popup, days, checkIn } = await openCalendar(page)
    await expect(days).toHaveCount(7)
    await axe(page)
    await checkIn.click()
    await expect(popup.getByText('One spin is yours.')).toBeVisible()
    await axe(page)
    const overflow = await popup.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)
    expect(overflow).toBe(0)
  })
}

test('[RG-01] in a strict jurisdiction there is no check-in, and the popup says why', async ({ page, context }) => {
  await set('jurisdictions', { '*': 'strict' })
  await logIn(context, await createPlayer(product.url))
  const { popup, checkIn } = await openCalendar(page)
  await expect(popup.getByText(/^Where you play, free spins and bonuses are not allowed\./)).toBeVisible()
  await expect(checkIn).toHaveCount(0)
})
