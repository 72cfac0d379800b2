import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as game from '@fairground/contract/calls/game'
import { errors } from '@fairground/contract/errors.data'
import type { Page } from '@playwright/test'
import { test as journey, startFaulty } from './faulty-product.ts'
import { expect } from './fixtures.ts'
import { findPage, redesign } from './redesign.ts'

/** Terms of a few seconds, on a server of this file's own. */
const test = journey.extend<object, { faultyProduct: Awaited<ReturnType<typeof startFaulty>> }>({
  faultyProduct: [
    async ({ browserName: _ }, use) => {
      const product = await startFaulty({}, {}, { termMs: 15_000, closedMs: 2_000 })
      await use(product)
      await product.stop()
    },
    { scope: 'worker' },
  ],
})
test.setTimeout(120_000)

test('[RT-03] [BT-12] a player bets on a quick pick, watches the draw, sees what it brought, and verifies it', async ({
  page,
  player,
  axe,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await player({ deposit: 200 })
  await page.goto('/chatbet?gameId=dice3')
  await expect(page.getByRole('heading', { level: 1, name: 'Three dice' })).toBeVisible()
  await expect(page.getByText('G$200.00').first()).toBeVisible()
  await page.getByRole('button', { name: /^Big/ }).click()
  const no = await placeSlip(page)
  const slip = page.getByRole('article').filter({ hasText: `Draw ${no}` })
  await expect(slip).toContainText('Waits for the draw')
  await expect(page.getByText(`Draw ${no} is being drawn.`)).toBeVisible({ timeout: 30_000 })
  // Nothing tells the result before the dice lie still.
  await expect(slip).toContainText('Waits for the draw')
  await expect(page.getByText(new RegExp(`^Result of draw ${no}: \\d, \\d, \\d, together`))).toBeVisible()
  await expect(slip).toContainText(/Won|Lost/)
  await expect(page.getByText(new RegExp(`Draw ${no} paid G\\$9\\.70|Draw ${no}: no win this time`))).toBeVisible()
  expect(await overflow(page)).toBe(0)
  await axe(page)
  // Only the list of slips and results can be moved, not the page with its header and its bar.
  await page.setViewportSize({ width: 360, height: 420 })
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
  await page.setViewportSize({ width: 360, height: 740 })
  await slip.getByRole('link', { name: `Draw ${no}` }).click()
  await expect(page.getByRole('heading', { name: 'Lines of the slip' })).toBeVisible()
  await page.getByRole('link', { name: 'Verify Sides: Big' }).click()
  await expect(page.getByText('Everything agrees')).toBeVisible()
})

test('[BT-12] a slip placed by keys is taken back, and with reduced motion the result stands at once', async ({
  page,
  player,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await player({ deposit: 200 })
  await page.goto('/chatbet?gameId=dice3')
  await expect(page.getByRole('button', { name: /^Small/ })).toBeVisible()
  await expect(async () => {
    // Only in a term that is open long enough.
    const seconds = Number(await page.getByRole('timer').innerText())
    expect(seconds).toBeGreaterThan(8)
  }).toPass({ timeout: 40_000 })
  await page.keyboard.press('2')
  await page.keyboard.press('7')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Your slip is in draw/)).toBeVisible()
  await expect(page.getByRole('article').getByText('Sides: Small')).toBeVisible()
  await page.getByRole('button', { name: 'Take back' }).click()
  await expect(page.getByText('The slip is taken back. G$10.00 is on your balance.')).toBeVisible()
  await expect(page.getByRole('article')).toContainText('Given back')
  const no = Number(
    /\d+/.exec(
      await page
        .getByText(/^Draw \d+$/)
        .first()
        .innerText(),
    )?.[0],
  )
  const told = page.waitForFunction((text) => document.body.innerText.includes(text), `Result of draw ${no}`)
  const drawing = page
    .waitForFunction(() => document.body.innerText.includes('is being drawn'))
    .then(
      () => 'drawing',
      () => 'over',
    )
  await expect(Promise.race([told.then(() => 'told'), drawing])).resolves.toBe('told')
})

test('[BT-12] a slip over what a draw may pay says how much still fits, and one that comes too late is kept for the next draw', async ({
  page,
  player,
  faulty,
  axe,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await player({ deposit: 3_000 })
  await page.goto('/chatbet?gameId=race10')
  // The first can win 99,871.20 of the 100,000 that a draw pays a player.
  await page.getByRole('textbox', { name: 'Type your bets' }).fill('1,2,3 straight 143; 4th 4 100')
  await page.getByRole('button', { name: 'Add 2 to the slip' }).click()
  const place = page.getByRole('button', { name: /^Place G\$/ })
  const setMost = page.getByRole('button', { name: 'Stake G$13.27' }).first()
  await expect(async () => {
    // After a refusal the slip has to be changed before it can be placed.
    if (!(await setMost.isVisible())) await place.click({ timeout: 1_000 })
    await expect(setMost).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
  await expect(page.getByText('This draw takes at most G$13.27 more on this pick.').first()).toBeVisible()
  await axe(page)
  await setMost.click()
  await faulty.refuse(game.bet.name, { status: errors.term_closed.status, message: 'term_closed' }, 1)
  const kept = page.getByText(/^Draw \d+ is closed\. Your slip is kept\.$/)
  await expect(async () => {
    await page.getByRole('button', { name: 'Place G$156.27' }).click({ timeout: 1_000 })
    await expect(kept).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
  await axe(page)
  await page.getByRole('button', { name: 'Use the next draw' }).click()
  await expect(page.getByText(/^Your slip is in draw \d+\.$/)).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: 'Waits for the draw' })).toHaveCount(1)
})

test('[RT-03] [LK-08] links lead to a lottery; what is no lottery shows all five, and a visitor only watches', async ({
  page,
  axe,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/#lottery=race10')
  await expect(page.getByRole('heading', { level: 1, name: 'Ten cars' })).toBeVisible()
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/chatbet?gameId=race10')
  await expect(page.getByRole('timer')).toBeVisible()
  expect(await overflow(page)).toBe(0)
  await axe(page)
  await page.getByRole('button', { name: 'Log in to bet' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  // A link to a room opens its chat, above the lotteries.
  for (const room of ['7', '01890000-0000-7000-8000-000000000000']) {
    await page.goto('about:blank')
    await page.goto(`/#lotteryRoom=${room}`)
    const chat = page.getByRole('dialog', { name: 'Chat' })
    await expect(chat.getByText('There is no such room')).toBeVisible()
    await chat.getByRole('button', { name: 'Choose another room' }).click()
    await expect(chat.getByRole('button', { name: /^Lobby/ })).toBeVisible()
    await chat.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(5)
  }
  await page.goto('/chatbet?gameId=lotto-5')
  await expect(page.getByText('There is no lottery called “lotto-5”')).toBeVisible()
  await page.getByRole('link', { name: /Colours/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Colours' })).toBeVisible()
})

test('[RT-03] a lottery in a frame of another site has no way out, and its login opens in the window around it', async ({
  page,
  faulty,
}) => {
  const body = `<!doctype html><title>around</title><iframe width="400" height="700" src="${faulty.url}/chatbet?gameId=sum28"></iframe>`
  const around = createServer((_, response) => void response.setHeader('content-type', 'text/html').end(body))
  await once(around.listen(0, '127.0.0.1'), 'listening')
  await page.goto(`http://127.0.0.1:${(around.address() as AddressInfo).port}/`)
  const framed = page.frameLocator('iframe')
  await expect(framed.getByRole('heading', { level: 1, name: 'Sum 28' })).toBeVisible()
  await expect(framed.getByRole('link', { name: 'Fairground' })).toHaveCount(0)
  await framed.getByRole('button', { name: 'Log in to bet' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/chatbet')
  around.close()
})

/** Places the slip of the page in the open draw, or in the next one where this one has just closed. @returns its number */
async function placeSlip(page: Page): Promise<string> {
  const placed = page.getByText(/^Your slip is in draw \d+/)
  await expect(async () => {
    const next = page.getByRole('button', { name: 'Use the next draw' })
    const place = page.getByRole('button', { name: /^Place G/ })
    await ((await next.isVisible()) ? next : place).click({ timeout: 20_000 })
    await expect(placed).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
  return /\d+/.exec(await placed.innerText())?.[0] ?? ''
}

/** By how many pixels the page is wider than its window. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

test('[BT-12] a page shows the latest results of a lottery, and a press on one opens its page', async ({
  page,
  faults,
}) => {
  await redesign(page, faults, (design) => {
    findPage(design, 'home')?.items.splice(0, 99, { id: 'draws', comId: 'C000139', data: { gameId: 'dice3', most: 2 } })
  })
  const drawn = page.waitForResponse(
    async (response) => response.url().endsWith('/lottery/terms') && (await response.text()).includes('"result"'),
    { timeout: 60_000 },
  )
  await page.goto('/')
  const { content } = ((await (await drawn).json()) as { page: { content: { no: number; result: number[] }[] } }).page
  const results = page.getByRole('region', { name: 'Latest results' })
  const last = results.getByRole('link', { name: `Draw ${content[0]?.no}` })
  await expect(last).toContainText(content[0]?.result.join(', ') ?? '-')
  await last.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Three dice' })).toBeVisible()
})
