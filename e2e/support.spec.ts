import * as chatlive from '@fairground/contract/calls/chatlive'
import * as operator from '@fairground/contract/calls/operator'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { createPlayer, logIn } from './player.ts'
import { type Product, startProduct } from './product.ts'

// One product for all.
test.describe.configure({ mode: 'default' })

let product: Product
let key: string
test.beforeAll(async () => {
  product = await startProduct()
  key = product.newStaffKey('ana')
})
test.afterAll(() => product.stop())

const PHONE = { width: 360, height: 740 }

async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

/** Opens the queue of the live chat as a person of staff. */
async function openDesk(page: Page): Promise<void> {
  await page.goto(`${product.url}/staff#support`)
  await page.getByLabel('Staff key').fill(key)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible()
}

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Message' }).fill(text)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
}

test('[RT-04] a visitor finds help first, writes, is answered by staff, sees it, and rates it once it is solved', async ({
  page,
  context,
  axe,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto(`${product.url}/chatlive`)
  await expect(page.getByRole('heading', { name: 'How can we help?' })).toBeVisible()
  await expect(page.getByText('Never give anybody your password or a code.')).toBeVisible()
  await expect(page.getByText('We do not know yet how long an answer takes.')).toBeVisible()
  // It has no surroundings of the site.
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await axe(page)
  await expectNoSidewaysScrolling(page)
  await page.getByRole('link', { name: 'A game or a round' }).click()
  await expect(page.getByRole('link', { name: 'Check a round' })).toBeVisible()
  await axe(page)
  await write(page, 'My card 4111 1111 1111 1111 was charged.')
  const log = page.getByRole('log', { name: 'Messages' })
  await expect(log.getByText('My card •••• •••• •••• 1111 was charged.')).toBeVisible()
  await expect(log.getByText('Sent')).toBeVisible()
  await axe(page)
  await expectNoSidewaysScrolling(page)

  const desk = await context.newPage()
  await desk.setViewportSize(PHONE)
  await openDesk(desk)
  await axe(desk)
  await expectNoSidewaysScrolling(desk)
  await desk.getByRole('link', { name: /Game.*Visitor/s }).click()
  await expect(desk.getByText('My card •••• •••• •••• 1111 was charged.')).toBeVisible()
  await desk.getByRole('combobox', { name: 'Ready answers' }).selectOption('looking')
  await axe(desk)
  await expectNoSidewaysScrolling(desk)
  await desk.getByRole('button', { name: 'Send the answer' }).click()
  await expect(desk.getByText('The answer is sent.')).toBeVisible()
  await desk.getByRole('button', { name: 'Add a note' }).click()
  await desk.getByRole('textbox', { name: 'Note' }).fill('asked the bank')
  await desk.getByRole('dialog').getByRole('button', { name: 'Add a note' }).click()
  await expect(desk.getByText('asked the bank')).toBeVisible()

  await expect(log.getByText('I am looking into it and will answer here.')).toBeVisible()
  await expect(log.getByText('Seen')).toBeVisible()
  await expect(page.getByText('asked the bank')).toHaveCount(0)
  await desk.getByRole('button', { name: 'Solved', exact: true }).click()
  await expect(desk.getByText('Solved. The player may rate it')).toBeVisible()
  await page.getByRole('button', { name: 'Very well' }).click()
  await expect(page.getByText('Thank you. You chose: Very well.')).toBeVisible()
  await axe(page)
  await expectNoSidewaysScrolling(page)
})

test('[RT-04] a complaint is possible while nobody is there, gets a number and a deadline, and moves to the account on login', async ({
  page,
  context,
  axe,
}) => {
  const closed = { days: [], from: '09:00', until: '17:00', timeZone: 'UTC' }
  await product.staff(operator.saveSettings, { settings: { supportHours: closed } })
  const player = await createPlayer(product.url)
  await expect.poll(async () => (await player.call(chatlive.topics)).model.isOpen, { intervals: [50] }).toBe(false)
  await page.goto(`${product.url}/chatlive`)
  await expect(page.getByText('Nobody is here now. Leave a message')).toBeVisible()
  await page.getByRole('link', { name: 'Make a complaint' }).click()
  await expect(page.getByText('an answer within 14 days')).toBeVisible()
  await page.getByRole('textbox', { name: 'E-mail for the answer' }).fill('ana@example.com')
  await write(page, 'I was not paid.')
  await expect(page.getByText(/^Complaint C-\d{4}-\d{6} · /)).toBeVisible()
  await expect(page.getByText('You have our answer by')).toBeVisible()
  await axe(page)

  await logIn(context, player)
  await page.goto(`${product.url}/chatlive`)
  await page.getByRole('link', { name: 'Open: Something else' }).click()
  const log = page.getByRole('log', { name: 'Messages' })
  await expect(log.getByText('I was not paid.')).toBeVisible()
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 240, height: 160 } })
  await page.getByLabel('Attach a picture').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer })
  await expect(page.getByText('Pictures: 1')).toBeVisible()
  await write(page, 'Here is the proof.')
  await expect(log.getByRole('img', { name: 'Your picture' })).toBeVisible()
  await page.reload()
  await expect(log.getByRole('img', { name: 'Your picture' })).toBeVisible()
  await product.staff(operator.saveSettings, { settings: { supportHours: null } })
})

test('[RT-04] player and staff see each other writing, a copy needs a proved address, and two conversations of a player become one', async ({
  page,
  context,
  axe,
  faults,
}) => {
  const player = await createPlayer(product.url)
  const open = async (topic: 'bonus' | 'account', body: string) => {
    const request = { topic, clientId: crypto.randomUUID(), body }
    return (await player.call(chatlive.open, request)).model.conversation.id
  }
  const [first] = [await open('bonus', 'My spins are gone.'), await open('account', 'And I cannot log in.')]
  await logIn(context, player)
  await page.goto(`${product.url}/chatlive?id=${first}`)
  const log = page.getByRole('log', { name: 'Messages' })
  await expect(log.getByText('My spins are gone.')).toBeVisible()
  faults.allow(/chatlive\/transcript/)
  await page.getByRole('button', { name: 'Send me a copy by e-mail' }).click()
  await expect(page.getByText('You have no proved e-mail address.')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).last().click()

  const desk = await context.newPage()
  await openDesk(desk)
  await desk.getByRole('link', { name: new RegExp(`Bonus.*${player.userId.slice(-8)}`, 's') }).click()
  await desk.getByRole('button', { name: 'Take it' }).click()
  await expect(desk.getByRole('button', { name: 'Take it' })).toHaveCount(0)
  await desk.getByRole('textbox', { name: 'Answer' }).fill('Which spins')
  await expect(page.getByText('Support is writing…')).toBeVisible()
  await page.getByRole('textbox', { name: 'Message' }).fill('The ones of')
  await expect(desk.getByText('Writes now').first()).toBeVisible()
  await desk.getByRole('button', { name: 'Merge' }).click()
  await desk.getByRole('combobox', { name: 'Goes on in' }).selectOption({ index: 1 })
  await axe(desk)
  await desk.getByRole('dialog').getByRole('button', { name: 'Merge' }).click()
  await expect(desk.getByText('Merged. It goes on in the other conversation.')).toBeVisible()
  await expect(log.getByText('We go on in your other conversation')).toBeVisible()
  await axe(page)
})
