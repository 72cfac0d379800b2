import * as game from '@fairground/contract/calls/game'
import { type FaultyProduct, startFaulty } from './faulty-product.ts'
import { expect, test as journey } from './fixtures.ts'
import { balance, mines } from './mines.ts'
import { openSecondOrigin } from './second-origin.ts'

/** A product whose operator has hosts of their own; the second origin is the same server at another port. */
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

test('[SU-11] lists of games come from the operator’s CDN, which is not told who asks, and the live connection goes to the operator’s host for it', async ({
  page,
  player,
  hosted,
}) => {
  const { call } = await player({ deposit: 100 })
  const line = page.waitForEvent('websocket', (socket) => socket.url().includes('/sock.io/'))
  const nextRequest = page.waitForRequest((request) => new URL(request.url()).pathname.endsWith('/game_category_page'))
  await page.goto('/')
  await expect(balance(page)).toContainText('100.00')
  await page.getByRole('banner').getByRole('button', { name: 'Search games' }).click()
  const search = page.getByRole('dialog', { name: 'Search games' })
  await search.getByRole('combobox').fill('mines')
  await expect(search.getByRole('option', { name: 'Mines' })).toBeVisible()
  const request = await nextRequest
  expect(request.url()).toMatch(
    new RegExp(`^${hosted.second}/api/static/static/apicdn/[0-9a-f]+/game/game_category_page\\?`),
  )
  const headers = await request.allHeaders()
  expect(Object.keys(headers).filter((name) => /^(auth|bfid|st|cookie)$/i.test(name))).toEqual([])
  expect((await line).url()).toMatch(new RegExp(`^${hosted.second.replace('http', 'ws')}/sock\\.io/`))
  await call(game.bet, { gameId: 'mines', model: { betAmount: 1, mines: 3 } })
  await expect(balance(page)).toContainText('99.00')
})

test('[SU-11] the game currency is drawn as its symbol and spoken in the operator’s word', async ({ page, player }) => {
  await player({ deposit: 100 })
  await page.goto('/game/mines')
  const { frame, betOnGem } = mines(page)
  await betOnGem('1', 12)
  await expect(frame.getByRole('status').filter({ hasText: /\d gold/ })).toBeAttached()
  await expect(frame.getByRole('button', { name: /^Cash out/ })).toContainText('G$')
})
