import * as game from '@fairground/contract/calls/game'
import { type FaultyProduct, startFaulty } from './faulty-product.ts'
import { expect, test as journey } from './fixtures.ts'
import { balance, mines } from './mines.ts'
import { openSecondOrigin } from './second-origin.ts'

/** A product whose operator has hosts and words of their own; the second origin is the same server at another port. */
interface Hosted {
  product: FaultyProduct
  second: string
}

const test = journey.extend<object, { hosted: Hosted }>({
  hosted: [
    async ({ browserName: _ }, use) => {
      const second = await openSecondOrigin()
      const product = await startFaulty({
        apiCdnRoot: `${second.url}/`,
        wssCdnRoot: second.url,
        defaultVisitorName: 'Stroller',
        symbolText: 'gold',
      })
      second.leadTo(product.url)
      await use({ product, second: second.url })
      await product.stop()
      second.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ hosted }, use) => use(hosted.product.url),
})

const SEARCHED = 'mines'

test('[SU-11] lists of games come from the operator’s CDN, which is not told who asks', async ({
  page,
  player,
  hosted,
}) => {
  await player()
  const nextRequest = page.waitForRequest((request) => new URL(request.url()).pathname.endsWith('/game_category_page'))
  await page.goto('/')
  await expect(balance(page)).toBeVisible()
  const search = page.getByRole('search')
  await search.getByRole('searchbox').fill(SEARCHED)
  await expect(search.getByRole('link', { name: 'Mines' })).toBeVisible()
  const request = await nextRequest
  expect(request.url()).toMatch(
    new RegExp(`^${hosted.second}/api/static/static/apicdn/[0-9a-f]+/game/game_category_page\\?`),
  )
  const headers = await request.allHeaders()
  expect(Object.keys(headers).filter((name) => /^(auth|bfid|st|cookie)$/i.test(name))).toEqual([])
})

test('[SU-11] where the CDN does not answer, the site’s own server does', async ({ page, faults, hosted }) => {
  faults.allow(/ERR_FAILED|Failed to load resource/)
  await page.route(`${hosted.second}/api/**`, (route) => route.abort())
  const ownResponse = page.waitForResponse('**/api/game/game_category_page*')
  await page.goto('/')
  const search = page.getByRole('search')
  await search.getByRole('searchbox').fill(SEARCHED)
  await expect(search.getByRole('link', { name: 'Mines' })).toBeVisible()
  expect(new URL((await ownResponse).url()).origin).toBe(hosted.product.url)
})

test('[SU-11] the live connection goes to the operator’s host for it', async ({ page, player, hosted }) => {
  const { call } = await player({ deposit: 100 })
  const line = page.waitForEvent('websocket', (socket) => socket.url().includes('/sock.io/'))
  await page.goto('/')
  const socket = await line
  expect(socket.url()).toMatch(new RegExp(`^${hosted.second.replace('http', 'ws')}/sock\\.io/`))
  await expect(balance(page)).toContainText('100.00')
  await call(game.bet, { gameId: 'mines', model: { betAmount: 1, mines: 3 } })
  await expect(balance(page)).toContainText('99.00')
})

test('[SU-11] a visitor goes by the operator’s name for visitors, where a player’s would stand', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 })
  await page.goto('/fairness')
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(async () => {
    // It may have opened a moment after the last look.
    if (!(await menu.isVisible())) await page.getByRole('button', { name: 'More' }).click({ timeout: 1000 })
    await expect(menu).toBeVisible({ timeout: 3000 })
  }).toPass()
  await expect(menu.getByText('Stroller')).toBeVisible()
})

test('[SU-11] the game currency is drawn as its symbol and spoken in the operator’s word', async ({ page, player }) => {
  await player({ deposit: 100 })
  await page.goto('/game/mines')
  const { frame, betUntilLamp } = mines(page)
  await betUntilLamp('1', 12)
  await expect(frame.getByRole('status').filter({ hasText: /\d gold/ })).toBeAttached()
  await expect(frame.getByRole('button', { name: /^Cash out/ })).toContainText('G$')
})
