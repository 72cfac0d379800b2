import * as category from '@fairground/contract/calls/category'
import * as game from '@fairground/contract/calls/game'
import { type ErrorName, type ErrorRow, errors, type Reaction } from '@fairground/contract/errors.data'
import type { PhraseKey, Translate } from '@fairground/phrases'
import type { Page } from '@playwright/test'
import { type FaultyProduct, test as faultyTest } from './faulty-product.ts'
import { expect } from './fixtures.ts'
import { createPlayer, logIn, type Player } from './player.ts'
import { translatorOf } from './stage.ts'

/** One player for all tests of a worker, logged in anew in each: what is refused here changes nothing on the server. */
const test = faultyTest.extend<object, { someone: Player }>({
  someone: [async ({ faultyProduct }, use) => use(await createPlayer(faultyProduct.url, 10)), { scope: 'worker' }],
})
// The files of the site are fetched once for a worker's tests, not for each; storage is empty for each.
test.use({ reuseContext: true })
test.beforeEach(({ context, someone }) => logIn(context, someone))

/** The visible reaction to one kind of refusal. */
type Seen = (page: Page, sentence: string, t: Translate, faulty: FaultyProduct) => Promise<void>

const toasts = (page: Page) => page.locator('[aria-live=polite]').last()
const alert: Seen = (page, sentence) => expect(toasts(page).getByText(sentence, { exact: true })).toBeVisible()

/** A separate popup, by the key of its title. */
const popup =
  (title: PhraseKey): Seen =>
  async (page, _, t) => {
    await expect(page.getByRole('dialog', { name: t(title) })).toBeVisible()
    await expect(toasts(page).getByRole('paragraph')).toHaveCount(0)
  }

/** The catalogue's kinds, each with what must be on screen. */
const expectations: Readonly<Record<Reaction, Seen>> = {
  alert,
  field: alert,
  // The message names no action as JSON, so the site runs none.
  'forced-action': alert,
  async login(page, _, t) {
    await expect(page.getByRole('dialog', { name: t('account.loginTitle') })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
  },
  async maintenance(page, _, t) {
    await expect(page).toHaveURL(/\/repair$/)
    await expect(page.getByRole('heading', { name: t('shell.repairTitle') })).toBeVisible()
  },
  async reload(page, _, t) {
    // It was loaded anew once; since that did not help the player is asked.
    await expect(page.getByRole('dialog', { name: t('popups.updateTitle') })).toBeVisible()
    expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON().type)).toBe('reload')
  },
  'recharge-notice': popup('wallet.noticeTitle'),
  'game-maintenance': async (page, _, t) => {
    const title = t('popups.maintenanceTitle', { game: t('shell.mines') })
    await expect(page.getByRole('dialog', { name: title })).toBeVisible()
  },
  'payment-maintenance': popup('popups.tillTitle'),
  'withdraw-info': popup('popups.withdrawTitle'),
  authenticator: popup('security.challengeTitle'),
  forbidden: popup('popups.forbiddenTitle'),
  kyc: popup('kyc.title'),
  async 'play-limit'(page, _, t) {
    const ways = page.getByRole('dialog').getByRole('link')
    await expect(ways.last()).toHaveText(new RegExp(`${t('responsible.toLimits')}|${t('responsible.statement')}`))
    await expect(toasts(page).getByRole('paragraph')).toHaveCount(0)
  },
  async silent(page, _, t, faulty) {
    // Another refusal after it is the first one that is heard of.
    await expect(page.getByText(t('shell.gameClosed'))).toBeVisible()
    await faulty.refuse(game.play.name, { status: errors.game_unknown.status, message: 'game_unknown' })
    await page.getByRole('button', { name: t('common.again') }).click()
    await expect(toasts(page).getByRole('paragraph')).toHaveText([t('errors.game_unknown')])
    await expect(page.getByRole('dialog')).toHaveCount(0)
  },
}

/** The requirement that a kind of refusal belongs to. */
const requirement: Partial<Record<ErrorName | Reaction, string>> = {
  network_error: 'ER-01',
  insufficient_permissions: 'ER-02',
  login: 'ER-03',
  maintenance: 'ER-04',
  reload: 'ER-05',
  'forced-action': 'ER-06',
  silent: 'ER-08',
  alert: 'ER-09',
  field: 'ER-09',
}

// The site carries no error that only staff or a provider reads.
const playerErrors = Object.entries<ErrorRow>(errors)
  .filter(([, { readBy }]) => readBy === undefined)
  .map(([name, row]) => ({ name: name as ErrorName, ...row }))

/** Most refusals are told in a sentence, and are no more than that; the game's page has words of its own for one. */
const isToldOnly = ({ name, reaction }: (typeof playerErrors)[number]) =>
  requirement[name] === undefined && requirement[reaction] === 'ER-09' && name !== 'game_unknown'
const told = playerErrors.filter(isToldOnly)

/** How many of them one page is told, one after the other. */
const A_PAGE = 26
for (let first = 0; first < told.length; first += A_PAGE) {
  const some = told.slice(first, first + A_PAGE)
  test(`[ER-09] ${some.at(0)?.name} to ${some.at(-1)?.name}: each is told in its own sentence, and shown where the game would be`, async ({
    page,
    faulty,
    faults,
  }) => {
    faults.allow(/Failed to load resource|^answer: /)
    const t = await translatorOf('en')
    const opened = { status: 7777, message: 'The lamps are being changed.' }
    await faulty.refuse(game.play.name, opened)
    await page.goto('/game/mines')
    await expect(page.getByRole('main').getByText(opened.message)).toBeVisible()
    for (const { name, status } of some) {
      await test.step(`${status} ${name}`, async () => {
        await faulty.refuse(game.play.name, { status, message: name })
        await page.getByRole('button', { name: t('common.again') }).click()
        const sentence = t(`errors.${name}`)
        await expect(toasts(page).getByText(sentence, { exact: true })).toBeVisible()
        await expect(page.getByRole('main').getByText(sentence, { exact: true })).toBeVisible()
        await expect(page.getByRole('dialog')).toHaveCount(0)
      })
    }
  })
}

for (const row of playerErrors.filter((one) => !isToldOnly(one))) {
  const { name, status, http, reaction } = row
  const id = requirement[name] ?? requirement[reaction] ?? 'ER-07'
  test(`[${id}] ${status} ${name}: ${reaction}`, async ({ page, faulty, faults }) => {
    if (http !== 200) faults.allow(/Failed to load resource|^answer: /)
    const t = await translatorOf('en')
    await faulty.refuse(game.play.name, { status, message: name })
    await page.goto('/game/mines')
    await expectations[reaction](page, t(`errors.${name}`), t, faulty)
  })
}

test('[ER-09] a refusal that no catalogue names is shown in the server’s words', async ({ page, faulty }) => {
  await faulty.refuse(game.play.name, { status: 7777, message: 'The lamps are being changed.' })
  await page.goto('/game/mines')
  await expect(toasts(page).getByText('The lamps are being changed.')).toBeVisible()
  await expect(page.getByRole('main').getByText('The lamps are being changed.')).toBeVisible()
})

test('[BT-18] a list of categories that is refused leaves the one that is there', async ({ page, faulty }) => {
  await page.clock.install()
  await page.goto('/verify')
  await page.getByRole('link', { name: 'Fairground', exact: true }).click()
  const categories = page.getByRole('navigation', { name: 'Game categories' })
  await expect(categories.getByRole('link', { name: 'Originals' })).toBeVisible()
  const names = await categories.getByRole('link').allInnerTexts()
  await page.goBack()
  await expect(categories).toHaveCount(0)

  await faulty.refuse(category.categoryList.name, { status: 7777, message: 'The list is being written.' })
  await page.clock.fastForward(61_000)
  const nextResponse = page.waitForResponse(/game_category_list/)
  await page.goForward()
  expect(await (await nextResponse).json()).toMatchObject({ status: 7777 })
  await expect(categories.getByRole('link')).toHaveText(names)
})

test('[ER-07] [WA-06] withdraw info shows the server’s sentence with its numbers', async ({ page, faulty }) => {
  const message = 'Minimum cumulative bets of 250.50 needed'
  await faulty.refuse(game.play.name, { status: 450, message })
  await page.goto('/game/mines')
  await expect(page.getByRole('dialog').getByText(message)).toBeVisible()
})
