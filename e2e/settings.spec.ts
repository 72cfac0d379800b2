import * as game from '@fairground/contract/calls/game'
import { startFaulty } from './faulty-product.ts'
import { expect, test as journey } from './fixtures.ts'
import { isLive, untilLive } from './live-page.ts'
import { createPlayer, logIn } from './player.ts'
import { operatorTest } from './popups.ts'
import { translatorOf } from './stage.ts'

// What an operator's settings change on screen that no other journey shows.

const test = operatorTest({ thirdLoginTypes: ['telegram'] })

/** This operator serves several countries: who has none stored would be asked first. */
test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.setItem('currentCountry', 'BR')
  })
})

journey(
  '[CL-04] a call takes as long as the operator lets it, and is a network error then',
  async ({ page, context, faults }) => {
    faults.allow(/./)
    const product = await startFaulty({ requestTimeoutMs: 1000 })
    try {
      const t = await translatorOf('en')
      await logIn(context, await createPlayer(product.url, 10))
      await page.route('**/api/game/play*', () => undefined)
      const nextRequest = page.waitForRequest('**/api/game/play*')
      await page.goto(`${product.url}/game/mines`)
      await nextRequest
      await expect(page.getByText(t('errors.network_error')).first()).toBeVisible()
    } finally {
      await page.close()
      await product.stop()
    }
  },
)

test('[AU-07] ways to log in elsewhere that the site has stand in the account, not linked', async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(context, await createPlayer(baseURL ?? '', 0))
  await page.goto('/')
  const account = page.getByRole('banner').getByRole('button', { name: /^Account/ })
  await account.click()
  await page.getByRole('menuitem', { name: 'Security' }).click()
  await expect(page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'telegram' })).toContainText(
    'Not linked',
  )
})

test('the home screen is offered after a first win, outside of the game, where the operator has switched it on', async ({
  page,
  context,
  baseURL,
}) => {
  // Where countries are served, who has none of them plays by the strictest rules.
  const me = await createPlayer(baseURL ?? '', 100, { countryId: 'BR' })
  await logIn(context, me)
  const goingLive = untilLive(page)
  await page.goto('/history')
  await goingLive
  const offer = page.getByRole('dialog', { name: 'Add the site to your phone' })
  await expect(offer).toHaveCount(0)
  for (let isWon = false; !isWon; ) {
    const { model } = await me.call(game.bet, { gameId: 'scratch', model: { betAmount: 1 } })
    isWon = model.result === 'WIN'
  }
  await expect(offer).toBeVisible()
})

test('a page of an older version offers to load the newer one when the player comes back to it', async ({ page }) => {
  await page.clock.install()
  await page.goto('/verify')
  await expect.poll(() => isLive(page)).toBe(true)
  // A part that is on its way would be given up when the clock jumps.
  await page.waitForLoadState('networkidle')
  await page.route('**/api/home/startup*', async (route) => {
    const response = await route.fetch()
    return route.fulfill({ json: { ...(await response.json()), version: '99.0.0' } })
  })
  await expect(async () => {
    await page.clock.fastForward(601_000)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(page.getByRole('dialog', { name: 'A new version is ready' })).toBeVisible({ timeout: 2000 })
  }).toPass()
})
