import * as game from '@fairground/contract/calls/game'
import * as myGames from '@fairground/contract/calls/my-games'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { createPlayer, logIn } from './player.ts'
import { startProduct } from './product.ts'

/** Logs a visitor in at the form. */
async function logInAt(page: Page, { account, password }: { account: string; password: string }): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  const form = page.getByRole('dialog', { name: 'Welcome back' })
  await form.getByRole('textbox', { name: 'Username, e-mail or phone' }).fill(account)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Log in', exact: true }).click()
}

/** Marks the Tower as a favourite by its star among all games, which is given back. */
async function markTower(page: Page): Promise<Locator> {
  const games = page.getByRole('region', { name: 'Games', exact: true })
  const star = games.getByRole('button', { name: 'Favourite: Tower' })
  await star.focus()
  await page.keyboard.press('Space')
  return star
}

test('a visitor’s favourite is kept on the device, and becomes the account’s at the login', async ({
  page,
  baseURL,
}) => {
  const { account, password, call } = await createPlayer(baseURL ?? '', 0)
  await page.goto('/')
  const star = await markTower(page)
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('region', { name: 'Your games' }).getByRole('link', { name: 'Tower' })).toBeVisible()
  await page.reload()
  await expect(star).toHaveAttribute('aria-pressed', 'true')

  await logInAt(page, { account, password })
  await expect(page.getByRole('banner').getByRole('button', { name: /Balance/ })).toBeVisible()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(async () => (await call(myGames.list, {})).model.favourites).toEqual(['tower'])
  await expect.poll(() => page.evaluate(() => localStorage.getItem('myGames'))).toBeNull()
})

test('a list of games that comes late takes no favourite away', async ({ page, baseURL }) => {
  const { account, password } = await createPlayer(baseURL ?? '', 0)
  await page.goto('/')
  const star = await markTower(page)
  const favouriteResponse = page.waitForResponse('**/api/game/favourite')
  await page.route('**/api/game/favourites', async (route) => {
    const response = await route.fetch()
    await (await favouriteResponse).finished()
    await route.fulfill({ response })
  })
  const favouritesResponse = page.waitForResponse('**/api/game/favourites')
  const clickResult = await star.evaluateHandle((button) => {
    const list: (string | null)[] = []
    const note = () => list.push(button.getAttribute('aria-pressed'))
    new MutationObserver(note).observe(button, { attributes: true, attributeFilter: ['aria-pressed'] })
    return list
  })
  await logInAt(page, { account, password })
  await (await favouritesResponse).finished()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  await expect(page.getByRole('banner').getByRole('button', { name: /Balance/ })).toBeVisible()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  expect(await clickResult.jsonValue()).toEqual([])
})

test('a phone’s first screen is at most two fifths hero, and shows a game to play; open rounds are one strip', async ({
  page,
  player,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const me = await player({ deposit: 50 })
  await page.goto('/')
  const hero = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 1 }) })
  const card = page.getByRole('region', { name: 'Games', exact: true }).getByRole('link').first()
  await expect(card).toBeInViewport({ ratio: 0.5 })
  const heroHeight = async () => (await hero.boundingBox())?.height
  await expect.poll(heroHeight).toBeLessThanOrEqual(0.4 * 640)

  await me.call(game.bet, { gameId: 'mines', model: { betAmount: 2, mines: 3 } })
  await page.reload()
  const strip = page.getByRole('region', { name: 'You have an open round' })
  await expect(strip).toContainText('Mines: G$2.00 at stake.')
  await me.call(game.bet, { gameId: 'tower', model: { betAmount: 3, difficulty: 'easy' } })
  await page.reload()
  await expect(strip).toContainText('You have 2 open rounds')
  await expect(strip.getByRole('link')).toHaveText(['Tower G$3.00', 'Mines G$2.00'])
  await strip.getByRole('link', { name: 'Tower' }).click()
  await expect(page).toHaveURL(/\/game\/tower$/)
})

test('an empty house invites to the next flight; then the newest bets stand in the lobby and in the game, and who is there', async ({
  page,
  context,
  axe,
}) => {
  const product = await startProduct()
  const block = page.getByRole('region', { name: 'Right now' })
  /** It asks only while it is in sight, and what comes in above it moves it. */
  const see = (text: string) =>
    expect(async () => {
      await block.scrollIntoViewIfNeeded()
      await expect(block).toContainText(text, { timeout: 1_000 })
    }).toPass()
  try {
    await page.goto(product.url)
    await see('Nobody has bet yet')
    await expect(block.getByRole('link', { name: 'To the flight' })).toHaveAttribute('href', '/game/crash')
    await expect(block).not.toContainText('online')
    await axe(page)

    const me = await createPlayer(product.url, 50)
    const { model } = await me.call(game.bet, { gameId: 'scratch', model: { betAmount: 4 } })
    const outcome = model.result === 'WIN' ? `Won G$${model.winAmount.toFixed(2)}` : 'Lost'
    await expect(block.getByRole('listitem')).toHaveText([
      new RegExp(`^e2\\*{3}Scratch cards${outcome.replace(/[$.]/g, '\\$&')}Bet G\\$4.00$`),
    ])
    await logIn(context, me)
    await page.goto(`${product.url}/game/scratch`)
    const tabs = page.frameLocator('iframe').getByRole('tablist', { name: 'Bets in this game' })
    const panel = page.frameLocator('iframe').getByRole('tabpanel')
    await tabs.scrollIntoViewIfNeeded()
    // Beside a game there is less room: whole amounts stand without their zeros.
    await expect(panel.getByRole('listitem')).toContainText([outcome.replace(/\.00$/, '')])
    await tabs.getByRole('tab', { name: 'My bets' }).click()
    await expect(panel.getByRole('listitem').getByRole('link')).toHaveAttribute('href', `/round/${model.id}`)
    await tabs.getByRole('tab', { name: 'Highest wins' }).click()
    await expect(panel).toContainText(model.winAmount > 4 ? '×' : 'Nobody has won big in the last 24 hours.')
    await axe(page)
    await page.goto(product.url)
    await see('1 player online')
  } finally {
    // A loaded page would go on calling a server that is gone.
    await page.goto('about:blank')
    await product.stop()
  }
})

test('a game is found by a part of its name; what is not there is said', async ({ page }) => {
  await page.goto('/')
  const search = page.getByRole('search')
  await search.getByRole('searchbox').fill('mIN')
  await expect(search.getByRole('link', { name: 'Mines' })).toBeVisible()
  await search.getByRole('searchbox').fill('zebra')
  await expect(search.getByText('No game is called “zebra”.')).toBeVisible()
})
