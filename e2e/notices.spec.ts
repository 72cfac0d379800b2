import { randomUUID } from 'node:crypto'
import * as operator from '@fairground/contract/calls/operator'
import * as pay from '@fairground/contract/calls/pay'
import * as staff from '@fairground/contract/calls/staff'
import * as user from '@fairground/contract/calls/user'
import { expect, test } from './fixtures.ts'
import { untilLive } from './live-page.ts'
import { balance } from './mines.ts'
import { createPlayer, logIn } from './player.ts'
import { type Product, startProduct } from './product.ts'
import { settled } from './wait-until-still.ts'

test.describe.configure({ mode: 'serial' })
let product: Product
test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())
test.afterEach(async () => {
  const { page } = await product.staff(staff.listNotices, {})
  for (const { id } of page.content) await product.staff(staff.removeNotice, { id })
})

test('[NT-01] [NT-02] [NT-03] a visitor sees the notice for visitors, and again after its interval', async ({
  page,
  axe,
  faults,
}) => {
  // Time that jumps outlives the connection's heartbeat.
  faults.allow(/WebSocket is already in CLOSING or CLOSED state/)
  await product.staff(staff.saveNotice, {
    type: 'NOT_LOGGED_IN',
    title: 'Come in, the lamps are lit',
    config: {
      type: 'NOT_LOGGED_IN',
      content: 'Twenty minutes for nothing.',
      buttonText: 'To the rules',
      link: '/fairness',
    },
    interval: 60,
  })
  await page.clock.install()
  await page.goto(product.url)
  const notice = page.getByRole('dialog', { name: 'Come in, the lamps are lit' })
  await page.clock.runFor(2000)
  await expect(notice.getByText('Twenty minutes for nothing.')).toBeVisible()
  await page.clock.runFor(1000)
  await axe(page)
  await notice.getByRole('button', { name: 'To the rules' }).click()
  await expect(page).toHaveURL(/\/fairness$/)
  await page.clock.runFor(1000)
  await expect(notice).toHaveCount(0)
  await page.clock.runFor(50_000)
  await expect(notice).toHaveCount(0)
  await page.clock.runFor(12_000)
  await expect(notice).toBeVisible()
})

test('[NT-01] [NT-04] a greeting comes once, 2 s after the login, and is pushed then; a player sees no visitor’s', async ({
  page,
  context,
}) => {
  const greeting = { type: 'COMPLETE_REGISTRATION', title: 'Welcome to the fair' } as const
  await product.staff(staff.saveNotice, { ...greeting, config: { type: greeting.type, content: 'Good to see you.' } })
  const visitors = { type: 'NOT_LOGGED_IN', title: 'For visitors' } as const
  await product.staff(staff.saveNotice, { ...visitors, config: { type: visitors.type, content: 'x' } })
  const player = await createPlayer(product.url, 10)
  await logIn(context, player)
  await page.goto(product.url)
  const pushed = page.waitForResponse('**/api/app_user_notice/updatePushStatus*')
  await expect(page.getByRole('dialog', { name: 'Welcome to the fair' })).toBeVisible()
  await pushed
  const { page: notices } = await player.call(user.noticePage, {})
  expect(notices.content.map(({ title, pushed }) => ({ title, pushed }))).toEqual([
    { title: 'Welcome to the fair', pushed: true },
  ])
  await page.evaluate(() => localStorage.removeItem('noticesShown'))
  await page.reload()
  await expect(balance(page)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

for (const [look, bg] of [
  ['without a background', ''],
  ['with one', '#123456'],
] as const)
  for (const [buttons, buttonText] of [
    ['a button', 'To the rules'],
    ['no button', ''],
  ] as const)
    test(`[NT-02] a press anywhere on a notice ${look} and ${buttons} follows its link`, async ({ page }) => {
      const title = 'Come in, the lamps are lit'
      const content = 'Twenty minutes for nothing.'
      await product.staff(staff.saveNotice, {
        ...{ type: 'NOT_LOGGED_IN', title },
        config: { type: 'NOT_LOGGED_IN', content, buttonText, link: '/fairness', bg },
      })
      const notice = page.getByRole('dialog', { name: title })
      for (const place of ['words', 'edge', 'keyboard'] as const) {
        await page.goto(product.url)
        await expect(notice).toBeVisible()
        await settled(page)
        const box = await notice.getByText(content).boundingBox()
        const card = await notice.boundingBox()
        if (!box || !card) throw new Error('the notice has no place')
        if (place === 'words') await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
        if (place === 'edge') await page.mouse.click(card.x + 8, card.y + card.height / 2)
        if (place === 'keyboard') {
          await notice.getByRole('button', { name: buttonText || title, exact: true }).focus()
          await page.keyboard.press('Enter')
        }
        await expect(page).toHaveURL(/\/fairness$/)
        await expect(notice).toBeHidden()
        await page.evaluate(() => localStorage.removeItem('noticesShown'))
      }
    })

test('[NT-02] a notice closes by its button; by its mask only where it may', async ({ page }) => {
  const save = (title: string, position: number, enableMaskClose: boolean) =>
    product.staff(staff.saveNotice, {
      ...{ type: 'NOT_LOGGED_IN', title, position },
      config: { type: 'NOT_LOGGED_IN', content: 'Come closer.', link: '/fairness', enableMaskClose },
    })
  await save('Stays at a press beside it', 1, false)
  await save('Goes at a press beside it', 2, true)
  await page.goto(product.url)
  const stays = page.getByRole('dialog', { name: 'Stays at a press beside it' })
  const goes = page.getByRole('dialog', { name: 'Goes at a press beside it' })
  await expect(stays).toBeVisible()
  await page.mouse.click(5, 5)
  // It is there to be pressed: one on its way out is not.
  await stays.getByRole('button', { name: 'Close' }).click()
  await expect(stays).toBeHidden()
  await expect(goes).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(goes).toBeHidden()
  await expect(page).toHaveURL(`${product.url}/`)
})

test('[NT-01] a notice for those who have not paid in shows to a player without a deposit, and not to one with one', async ({
  page,
  browser,
}) => {
  const title = 'Your first deposit'
  await product.staff(staff.saveNotice, {
    ...{ type: 'NOT_RECHARGED', title, position: -1 },
    config: { type: 'NOT_RECHARGED', content: 'The till is open.' },
  })
  await product.staff(staff.saveNotice, { type: 'EVENT', title: 'For every player', config: { type: 'EVENT' } })
  await logIn(page.context(), await createPlayer(product.url))
  await page.goto(product.url)
  await expect(page.getByRole('dialog', { name: title })).toContainText('The till is open.')

  const context = await browser.newContext()
  await logIn(context, await createPlayer(product.url, 10))
  const richer = await context.newPage()
  await richer.goto(product.url)
  const everyones = richer.getByRole('dialog', { name: 'For every player' })
  await everyones.getByRole('button', { name: 'Close' }).click()
  await expect(everyones).toBeHidden()
  await expect(richer.getByRole('dialog')).toHaveCount(0)
  await context.close()
})

test('[NT-01] [PU-05] the notice of an event waits for it, and pops up when it happens', async ({ page, context }) => {
  await product.staff(staff.saveNotice, {
    ...{ type: 'EVENT', event: 'spins_granted', title: 'A gift of the house' },
    config: { type: 'EVENT', content: 'The wheel is yours.' },
  })
  await product.staff(staff.saveNotice, { type: 'EVENT', title: 'Now', config: { type: 'EVENT' } })
  const me = await createPlayer(product.url)
  await logIn(context, me)
  await page.goto(`${product.url}/verify`)
  const now = page.getByRole('dialog', { name: 'Now' })
  await now.getByRole('button', { name: 'Close' }).click()
  await expect(now).toBeHidden()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await product.staff(operator.grantSpins, { userId: me.userId, key: randomUUID(), count: 1, value: 1 })
  await expect(page.getByRole('dialog', { name: 'A gift of the house' })).toContainText('The wheel is yours.')
})

test('[PU-06] [NT-04] news of staff ring and light the bell without a reload, and the page shows and marks them', async ({
  page,
  context,
  axe,
}) => {
  await page.addInitScript(() => {
    const rings: number[] = []
    Object.assign(window, { rings })
    const make = AudioContext.prototype.createOscillator
    AudioContext.prototype.createOscillator = function (this: AudioContext) {
      const oscillator = make.call(this)
      rings.push(oscillator.frequency.value)
      return oscillator
    }
  })
  const rings = () => page.evaluate(() => Reflect.get(window, 'rings').length)
  const player = await createPlayer(product.url, 10)
  await logIn(context, player)
  const goingLive = untilLive(page)
  await page.goto(product.url)
  await goingLive
  const bell = page.getByRole('banner').getByRole('link', { name: /^Notifications/ })
  await expect(bell).toHaveAccessibleName('Notifications')
  // Browsers make no sound before a gesture.
  await page.getByRole('banner').click()
  const nextRequest = page.waitForRequest('**/api/auth/user_info')
  await product.staff(staff.saveNotice, {
    type: 'EVENT',
    event: 'parade',
    title: 'The parade is at eight',
    description: 'Bring a lamp.',
    config: { type: 'EVENT', link: '/fairness', buttonText: 'How it goes' },
  })
  await expect(bell).toHaveAccessibleName('Notifications, new ones are waiting')
  await nextRequest
  await expect.poll(rings).toBe(2)
  await bell.click()
  await expect(page).toHaveURL(/\/notifications$/)
  const card = page.getByRole('listitem').filter({ hasText: 'The parade is at eight' })
  await expect(card.getByText('New', { exact: true })).toBeVisible()
  await expect(card.getByText('Bring a lamp.')).toBeVisible()
  await axe(page)
  await expect(bell).toHaveAccessibleName('Notifications')
  await card.getByRole('link', { name: 'How it goes' }).click()
  await expect(page).toHaveURL(/\/fairness$/)
})

test('[PO-01] [NT-04] a notice that is longer than its card opens in full, a short one is all there', async ({
  page,
  context,
  axe,
}) => {
  const lines = Array.from({ length: 12 }, (_, at) => `${at + 1} o’clock: the lamps of row ${at + 1} are lit.`)
  const save = (title: string, description: string, content: string) =>
    product.staff(staff.saveNotice, {
      type: 'EVENT',
      event: 'parade',
      title,
      description,
      config: { type: 'EVENT', content },
    })
  await save('The evening in full', lines.join('\n'), '')
  await save('The parade', 'It begins at eight.', 'Bring a lamp and a friend.')
  await save('The bells', 'They ring at nine.', '')
  await logIn(context, await createPlayer(product.url))
  await page.goto(`${product.url}/notifications`)
  const readAll = (title: string) =>
    page.getByRole('listitem').filter({ hasText: title }).getByRole('button', { name: 'Read it all' })
  await readAll('The evening in full').click()
  const evening = page.getByRole('dialog', { name: 'The evening in full' })
  await expect(evening.getByText('12 o’clock: the lamps of row 12 are lit.')).toBeInViewport()
  await axe(page)
  await evening.getByRole('button', { name: 'Got it' }).click()
  await expect(evening).toBeHidden()
  await readAll('The parade').click()
  await expect(page.getByRole('dialog', { name: 'The parade' })).toContainText('Bring a lamp and a friend.')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'The bells' })).toBeVisible()
  await expect(readAll('The bells')).toHaveCount(0)
})

test('[PU-05] an event of the account brings the notice that the operator has written for it', async ({
  page,
  context,
}) => {
  await product.staff(staff.saveNotice, {
    type: 'EVENT',
    event: 'recharge_declined',
    title: 'That did not go through',
    config: { type: 'EVENT', content: 'Your bank said no. Nothing was taken.' },
  })
  const player = await createPlayer(product.url)
  await logIn(context, player)
  const goingLive = untilLive(page)
  await page.goto(product.url)
  await goingLive
  const { model } = await player.call(pay.recharge, { amount: 20, channel: 'sandbox' })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await fetch(model.url, { method: 'POST', body: new URLSearchParams({ outcome: 'declined' }) })
  const notice = page.getByRole('dialog', { name: 'That did not go through' })
  await expect(notice.getByText('Your bank said no. Nothing was taken.')).toBeVisible()
})

test('[LK-05] [AU-03] #notifications asks a visitor to log in, and goes on to them after that', async ({
  page,
  axe,
}) => {
  const { account, password } = await createPlayer(product.url)
  await page.goto(`${product.url}/#notifications`)
  const login = page.getByRole('dialog', { name: 'Welcome back' })
  await login.getByRole('textbox', { name: 'Username, e-mail or phone' }).fill(account)
  await login.getByLabel('Password', { exact: true }).fill(password)
  await login.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/notifications$/)
  await expect(page.getByText('No notifications')).toBeVisible()
  await axe(page)
})
