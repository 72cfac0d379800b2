import * as category from '@fairground/contract/calls/category'
import * as game from '@fairground/contract/calls/game'
import * as kyc from '@fairground/contract/calls/kyc'
import * as promotion from '@fairground/contract/calls/promotion'
import * as responsible from '@fairground/contract/calls/responsible'
import { type ErrorName, type ErrorRow, errors, type Reaction } from '@fairground/contract/errors.data'
import { loadPhrases, type PhraseKey } from '@fairground/phrases'
import { seeds } from '@fairground/server/front/design/seeds/index.ts'
import { beforeAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { leaveFor, reloadOnce } from '../src/calls/leave-page.ts'
import { translateNow as t } from '../src/kernel/language/language.ts'
import { designOf, funded, kycOf, noLimits, noSpins } from './models.ts'
import { openSite } from './open-site.tsx'
import { answer, refuse, requestsOf } from './stand-in.ts'

// A page cannot leave itself in a test; that it does is walked in e2e/errors.spec.ts.
vi.mock(import('../src/calls/leave-page.ts'), () => ({ leaveFor: vi.fn(), reloadOnce: vi.fn() }))

const toasts = () => document.querySelectorAll('[aria-live=polite] p')
const dialogs = () => document.querySelectorAll('[role=dialog]')
/** What a refusal carries for its sentence: something for each name in it. */
const paramsOf = (name: ErrorName) =>
  Object.fromEntries([...String(en.errors[name]).matchAll(/\{(\w+)/g)].map(([, param]) => [param, 1_700_000_000_000]))
const sentence = (name: ErrorName) => t(`errors.${name}`, paramsOf(name))
const inToast = (words: string) => expect.poll(() => [...toasts()].map((line) => line.textContent)).toEqual([words])
const inPlaceOfGame = (words: string) =>
  expect.poll(() => plain(document.querySelector('main')?.innerText)).toContain(plain(words))
/** Times are written with narrow spaces. */
const plain = (words = '') => words.replace(/\s+/g, ' ')

let en: Awaited<ReturnType<typeof loadPhrases>>
beforeAll(async () => {
  en = await loadPhrases('en')
})

/** The site carries no error that only staff or a provider reads. */
const playerErrors = Object.entries<ErrorRow>(errors)
  .filter(([, { readBy }]) => readBy === undefined)
  .map(([name, row]) => ({ name: name as ErrorName, ...row }))

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

/** A separate popup, by the key of its title; nothing is told beside it. */
const popup = (title: PhraseKey) => async () => {
  await expect.element(page.getByRole('dialog', { name: t(title) })).toBeVisible()
  expect(toasts()).toHaveLength(0)
}
const told = async (name: ErrorName) => inToast(sentence(name))

/** The catalogue's kinds, each with what must be on screen. */
const reactions: Readonly<Record<Reaction, (name: ErrorName) => Promise<void>>> = {
  alert: told,
  field: told,
  // The message names no action as JSON, so the site runs none.
  'forced-action': told,
  async login() {
    await expect.element(page.getByRole('dialog', { name: t('account.loginTitle') })).toBeVisible()
    expect(localStorage.getItem('user')).toBeNull()
  },
  async maintenance() {
    await expect.poll(() => vi.mocked(leaveFor)).toHaveBeenCalledExactlyOnceWith('/repair')
  },
  async reload() {
    await expect.poll(() => vi.mocked(reloadOnce)).toHaveBeenCalled()
    expect(leaveFor).not.toHaveBeenCalled()
  },
  async 'recharge-notice'() {
    await inPlaceOfGame(t('wallet.emptyTitle'))
    expect(dialogs()).toHaveLength(0)
  },
  async 'game-maintenance'() {
    const name = t('popups.maintenanceTitle', { game: t('shell.mines') })
    await expect.element(page.getByRole('dialog', { name })).toBeVisible()
  },
  'payment-maintenance': popup('popups.tillTitle'),
  'withdraw-info': popup('popups.withdrawTitle'),
  authenticator: popup('security.challengeTitle'),
  forbidden: popup('popups.forbiddenTitle'),
  kyc: popup('kyc.title'),
  async 'play-limit'() {
    const ways = page.getByRole('dialog').getByRole('link')
    await expect
      .element(ways.last())
      .toHaveTextContent(new RegExp(`${t('responsible.toLimits')}|${t('responsible.statement')}`))
    expect(toasts()).toHaveLength(0)
  },
  async silent() {
    await expect.element(page.getByText(t('shell.gameClosed'))).toBeVisible()
    // Another refusal after it is the first one that is heard of.
    refuse(game.play, 'game_unknown')
    await page.getByRole('button', { name: t('common.again') }).click()
    await inToast(sentence('game_unknown'))
    expect(dialogs()).toHaveLength(0)
  },
}

/** Most refusals are told in a sentence, and are no more than that; the game's page has words of its own for one. */
const isToldOnly = ({ name, reaction }: (typeof playerErrors)[number]) =>
  requirement[name] === undefined && requirement[reaction] === 'ER-09' && name !== 'game_unknown'

test('[ER-09] each refusal that is only told is told in its own sentence, and shown where the game would be', async () => {
  refuse(game.play, 'The lamps are being changed.', { status: 7777 })
  await openSite('/game/mines', { player: funded })
  await inPlaceOfGame('The lamps are being changed.')
  // A toast counts its time from when it stands, which the first one does once its card has come.
  await inToast('The lamps are being changed.')
  const names = playerErrors.filter(isToldOnly).map(({ name }) => name)
  expect(names.length).toBeGreaterThan(50)
  for (const name of names) {
    await vi.advanceTimersByTimeAsync(10_000)
    refuse(game.play, name, { params: paramsOf(name) })
    await page.getByRole('button', { name: t('common.again') }).click()
    await inPlaceOfGame(sentence(name))
    await inToast(sentence(name))
    expect(dialogs()).toHaveLength(0)
  }
}, 60_000)

for (const row of playerErrors.filter((one) => !isToldOnly(one))) {
  const { name, status, reaction } = row
  const id = requirement[name] ?? requirement[reaction] ?? 'ER-07'
  test(`[${id}] ${status} ${name}: ${reaction}`, async () => {
    answer(kyc.status, { model: kycOf() })
    answer(responsible.limits, noLimits)
    answer(promotion.freeSpins, noSpins)
    refuse(game.play, name, { params: paramsOf(name) })
    await openSite('/game/mines', { player: funded })
    await reactions[reaction](name)
  })
}

test('[ER-09] a refusal that no catalogue names is shown in the server’s words', async () => {
  refuse(game.play, 'The lamps are being changed.', { status: 7777 })
  await openSite('/game/mines', { player: funded })
  await inToast('The lamps are being changed.')
  await inPlaceOfGame('The lamps are being changed.')
  expect(requestsOf(game.play)).toHaveLength(1)
})

test('[ER-07] [WA-06] withdraw info shows the server’s sentence with its numbers', async () => {
  refuse(game.play, 'Minimum cumulative bets of 250.50 needed', { status: 450 })
  await openSite('/game/mines', { player: funded })
  await expect.element(page.getByRole('dialog').getByText('Minimum cumulative bets of 250.50 needed')).toBeVisible()
})

test('[BT-18] a list of categories that is refused leaves the one that is there', async () => {
  const categoryOf = (id: string, name: string) => ({ id, name, type: name, icon: '', directlyPlay: false, link: '' })
  answer(category.categoryList, { list: [categoryOf('00', 'All'), categoryOf('01', 'Lamps')], cacheKey: 'c' })
  const lobby = { id: 'h', type: 'home', title: '', items: [{ id: 'c', comId: 'C000102', data: {} }] }
  const surroundings = designOf(seeds.night)
  await openSite('/verify', { design: { ...surroundings, pages: [...surroundings.pages, lobby] } })
  const categories = page.getByRole('navigation', { name: 'Game categories' })
  const toLobby = () => page.getByRole('link', { name: 'Fairground', exact: true }).click()
  await toLobby()
  const names = ['All', 'Lamps', 'Favourites', 'Recent']
  const shownNames = () =>
    categories
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent)
  await expect.poll(shownNames).toEqual(names)
  history.back()
  await expect.element(categories).not.toBeInTheDocument()
  refuse(category.categoryList, 'The list is being written.', { status: 7777 })
  await vi.advanceTimersByTimeAsync(61_000)
  await toLobby()
  await expect.poll(() => requestsOf(category.categoryList)).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(shownNames()).toEqual(names)
})
