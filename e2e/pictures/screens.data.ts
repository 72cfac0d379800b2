import * as game from '@fairground/contract/calls/game'
import * as pay from '@fairground/contract/calls/pay'
import type { PhraseKey } from '@fairground/phrases'
import type { Page } from '@playwright/test'
import { type Climb, closeClimb, openClimb, STAIR, TOWER } from '../climb.ts'
import { betOf, feedFlight, termOf } from '../flight-feed.ts'
import { mines } from '../mines.ts'
import { closeRounds, openRound, type Stage } from '../stage.ts'
import { accountScreens } from './account-screens.data.ts'
import { atOperator } from './at-operator.ts'
import { popupScreens } from './popup-screens.data.ts'
import { ownHeading, type Screen } from './screen.ts'
import { staffScreens } from './staff-screens.data.ts'
import { startUpScreens } from './start-up-screens.data.ts'
import { withdrawScreens } from './withdraw-screens.data.ts'

/** A page, once its heading is there. */
const at =
  (path: string): Screen['show'] =>
  async (page, { locale }) => {
    await page.goto(path)
    await ownHeading(page, locale).waitFor()
  }

/** The page of a lottery, once its term is there: the loading screen has a heading too. */
const atLottery =
  (gameId: string): Screen['show'] =>
  async (page) => {
    await page.goto(`/chatbet?gameId=${gameId}`)
    await page.getByRole('timer').first().waitFor()
  }

/** A place of the live chat, which has a way to its topics or to one of them. */
const atSupport =
  (query: string): Screen['show'] =>
  async (page) => {
    await page.goto(`/chatlive${query}`)
    await page.locator('main a').first().waitFor()
  }

/** The game with a round that is open and one tile uncovered. */
async function showOpenRound(page: Page, { player }: Stage): Promise<void> {
  await openRound(player, 12)
  await page.goto('/game/mines')
  await mines(page).frame.locator('[data-tile="12"][data-face=gem]').waitFor()
}

/** A game that is climbed, before the bet. */
const showFoot =
  (climb: Climb): Screen['show'] =>
  async (page, { player, t }) => {
    await closeClimb(player, climb)
    await page.goto(`/h5/${climb.id}`)
    await page.getByRole('textbox', { name: t('play.stake') }).waitFor()
  }

/** The same with three rows climbed. */
const showClimb =
  (climb: Climb): Screen['show'] =>
  async (page, { player }) => {
    await openClimb(player, climb, 3)
    await page.goto(`/h5/${climb.id}`)
    await page.locator('[data-place^="3-"][data-next=true]').first().waitFor()
  }

/** A multiplayer game in mid-flight, with a bet of the player's that flies. */
const showFlight =
  (gameId: 'crash' | 'aviator'): Screen['show'] =>
  async (page) => {
    const flownMs = gameId === 'crash' ? 12_000 : 7_000
    const growth = gameId === 'crash' ? 0.000_06 : 0.000_1
    const feed = await feedFlight(page, gameId)
    const startedAt = Date.now() - flownMs
    await page.goto(`/h5/${gameId}`)
    await feed.waitForJoin()
    feed.tell(termOf(5, 'RUNNING', { startedAt, growth, entropy: '' }), { kind: 'sync', flownMs, multiplier: 2 })
    const list = Array.from({ length: 40 }, (_, at) => betOf(at))
    feed.tell(undefined, { kind: 'bets', list, count: 412, staked: 21_340, paid: 0 })
    await page.getByText('p***39').first().waitFor({ state: 'attached' })
  }

/** A popup over the game, by the key of its title and of the button that opens it. */
const inGame =
  (button: PhraseKey, title: PhraseKey): Screen['show'] =>
  async (page, { t }) => {
    await page.goto('/game/mines')
    await mines(page)
      .frame.getByRole('button', { name: t(button), exact: true })
      .click()
    await mines(page)
      .frame.getByRole('dialog', { name: t(title) })
      .waitFor()
  }

/** Autoplay, whose button is hidden while a round is open. */
async function showAutoplay(page: Page, stage: Stage): Promise<void> {
  await closeRounds(stage.player)
  await inGame('autoplay.title', 'autoplay.title')(page, stage)
}

/** Autoplay with the lab's results of its first rules. */
async function showLab(page: Page, stage: Stage): Promise<void> {
  await showAutoplay(page, stage)
  const { frame } = mines(page)
  await frame.locator('summary').filter({ hasText: '%' }).waitFor()
}

/** The notifications with a few of them, one not seen yet. */
async function showNotices(page: Page): Promise<void> {
  const at = Date.now()
  const notice = (id: number, title: string, description: string, agoMs: number, pushed: boolean, link = '') => ({
    id: `0199aaaa-0000-7000-8000-00000000000${id}`,
    type: 'EVENT',
    event: `screen-${id}`,
    title,
    description,
    config: { type: 'EVENT', link, buttonText: link && 'See the rules' },
    pushed,
    at: at - agoMs,
  })
  const content = [
    notice(
      1,
      'The parade is at eight',
      'Bring a lamp. Everybody who comes gets a balloon.',
      240_000,
      false,
      '/fairness',
    ),
    notice(2, 'Mines pays faster', 'Wins leave the board at once now.', 26 * 3_600_000, true),
    notice(3, 'Maintenance on Sunday night', 'The stalls close from 3 to 4. Open rounds wait.', 12 * 86_400_000, true),
  ]
  const json = { status: 0, message: 'success', serverTime: at, page: { content, total: content.length } }
  await page.route('**/api/user/notice_page*', (route) => route.fulfill({ json }))
  await page.goto('/notifications')
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** A page of the operator's choice among the site's own. */
async function showEmbedded(page: Page): Promise<void> {
  const body = `<!doctype html><html lang="en"><title>Sports</title>
    <body style="margin:24px;background:#0b1a12;color:#e9f7ee;font:16px system-ui">
    <main><h1>Matches of today</h1><p>Harbour Town against Mill Lane, at eight.</p></main></body></html>`
  await page.route('https://sports.example/**', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('/embed')
  await page.frameLocator('iframe').getByRole('heading', { name: 'Matches of today' }).waitFor()
}

/**
 * Every screen. A new one is one entry here, named so that it is found: `popup-` and the popup's name, or how its address
 * begins (`scripts/screens.test.mjs` misses what has none). Names on screen come from the phrases, for the pictures are taken in
 * every language.
 */
export const screens: readonly Screen[] = [
  { name: 'lobby', who: 'both', isPage: true, show: at('/') },
  { name: 'games', who: 'both', isPage: true, show: at('/games') },
  { name: 'game-guest', who: 'guest', show: at('/game/mines') },
  {
    name: 'demo',
    who: 'guest',
    async show(page) {
      await page.goto('/game/mines?demo=true')
      await mines(page).frame.getByRole('slider', { name: /./ }).first().waitFor()
    },
  },
  { name: 'history', who: 'both', isPage: true, show: at('/history') },
  { name: 'responsible', who: 'both', isPage: true, show: at('/responsible') },
  { name: 'fairness', who: 'both', isPage: true, show: at('/fairness') },
  { name: 'profile', who: 'player', isPage: true, show: at('/player/me') },
  { name: 'verify', who: 'guest', isPage: true, show: at('/verify') },
  { name: 'verified', who: 'guest', isPage: true, show: (page, stage) => at(stage.verifyLink)(page, stage) },
  { name: 'round-won', who: 'both', isPage: true, show: (page, stage) => at(`/round/${stage.wonRound}`)(page, stage) },
  {
    name: 'round-sealed',
    who: 'player',
    isPage: true,
    show: (page, stage) => at(`/round/${stage.sealedRound}`)(page, stage),
  },
  { name: 'round-unknown', who: 'player', isPage: true, show: at(`/round/${crypto.randomUUID()}`) },
  { name: 'notifications', who: 'both', isPage: true, show: showNotices },
  { name: 'notifications-empty', who: 'player', isPage: true, show: at('/notifications') },
  { name: 'not-found', who: 'guest', isPage: true, show: at('/no/such/stall') },
  { name: 'chatbet', who: 'guest', show: at('/chatbet?roomId=7') },
  { name: 'chatbet-dice3', who: 'both', show: atLottery('dice3') },
  { name: 'chatlive', who: 'both', show: atSupport('') },
  { name: 'chatlive-topic', who: 'guest', show: atSupport('?topic=payments') },
  { name: 'chatlive-complaint', who: 'player', show: atSupport('?topic=other&complaint=1') },
  { name: 'chatlive-unknown', who: 'guest', show: atSupport(`?id=${crypto.randomUUID()}`) },
  { name: 'free-spin', who: 'both', isPage: true, show: at('/freeSpin?p=FRIEND') },
  { name: 'embed-empty', who: 'guest', isPage: true, show: at('/embed') },
  { name: 'embed', who: 'guest', show: atOperator({ embedUrl: 'https://sports.example/live' }, showEmbedded) },
  { name: 'adults-only', who: 'guest', isPage: true, show: at('/adults-only') },
  ...['terms', 'promotions', 'help'].map(
    (page): Screen => ({ name: `page-${page}`, who: 'both', isPage: true, show: at(`/page/${page}`) }),
  ),
  { name: 'page-about', who: 'both', isPage: true, show: at('/page/about') },
  { name: 'page-responsible', who: 'both', isPage: true, show: at('/page/responsible') },
  { name: 'article', who: 'guest', isPage: true, show: at('/article/how-mines-works') },
  ...startUpScreens,
  ...accountScreens,
  ...withdrawScreens,
  ...popupScreens,
  ...staffScreens,
  {
    name: 'mines',
    who: 'player',
    async show(page, { player, t }) {
      await closeRounds(player)
      await page.goto('/game/mines')
      await mines(page)
        .frame.getByRole('textbox', { name: t('play.stake') })
        .waitFor()
    },
  },
  { name: 'mines-open', who: 'player', show: showOpenRound },
  { name: 'autoplay', who: 'player', show: showAutoplay },
  { name: 'autoplay-lab', who: 'player', show: showLab },
  {
    name: 'live-stats',
    who: 'player',
    async show(page, { t }) {
      await page.goto('/game/mines')
      const { frame } = mines(page)
      await frame.getByRole('button', { name: t('stats.title') }).click()
      await frame.getByRole('complementary', { name: t('stats.title') }).waitFor()
    },
  },
  {
    name: 'round-share',
    who: 'player',
    async show(page, { wonRound, t }) {
      await page.goto(`/round/${wonRound}`)
      await page.getByRole('button', { name: t('share.title') }).click()
      await page.getByRole('dialog', { name: t('share.title') }).waitFor()
    },
  },
  {
    name: 'mines-won',
    who: 'player',
    async show(page, stage) {
      await showOpenRound(page, stage)
      const { frame } = mines(page)
      await frame.getByRole('button', { name: new RegExp(`^${stage.t('play.cashOut')}`) }).click()
      await frame.getByRole('link', { name: stage.t('play.seeRound') }).waitFor()
    },
  },
  {
    name: 'football',
    who: 'player',
    async show(page, { player: { call } }) {
      const { list } = await call(game.open)
      const isOpen = list.some(({ gameId }) => gameId === 'football')
      if (!isOpen) await call(game.bet, { gameId: 'football', model: { betAmount: 10, difficulty: 'medium' } })
      await page.goto('/game/football')
      await page.frameLocator('iframe').locator('[data-zone="4"][data-live=true]').waitFor()
    },
  },
  {
    name: 'kangaroo',
    who: 'player',
    async show(page, { player: { call } }) {
      const { list } = await call(game.open)
      const isOpen = list.some(({ gameId }) => gameId === 'kangaroo')
      if (!isOpen) await call(game.bet, { gameId: 'kangaroo', model: { betAmount: 10, difficulty: 'medium' } })
      await page.goto('/game/kangaroo')
      await page.frameLocator('iframe').locator('[data-digit][data-live=true]').waitFor()
    },
  },
  {
    name: 'thimbles',
    who: 'player',
    async show(page, { player: { call } }) {
      const { list } = await call(game.open)
      const isOpen = list.some(({ gameId }) => gameId === 'thimbles')
      if (!isOpen) await call(game.bet, { gameId: 'thimbles', model: { betAmount: 10, balls: 1 } })
      await page.goto('/game/thimbles')
      await page.frameLocator('iframe').locator('[data-digit="1"][data-live=true]').waitFor()
    },
  },
  {
    name: 'scratch',
    who: 'player',
    async show(page, { t }) {
      await page.goto('/game/scratch')
      const frame = page.frameLocator('iframe')
      await frame.getByRole('button', { name: new RegExp(`^${t('scratch.buy')}`) }).click()
      await frame.locator('[data-field="4"]').click()
      await frame.locator('[data-field="4"][aria-disabled=true]').waitFor()
    },
  },
  {
    name: 'freespin',
    who: 'both',
    async show(page, { t }) {
      await page.goto('/h5/freespin')
      await page
        .getByRole('caption')
        .filter({ hasText: t('draws.prizes') })
        .waitFor()
    },
  },
  { name: 'crash', who: 'both', show: showFlight('crash') },
  { name: 'aviator', who: 'both', show: showFlight('aviator') },
  { name: 'mines-fairness', who: 'player', show: inGame('play.fairness', 'fairness.title') },
  { name: 'mines-keys', who: 'player', show: inGame('play.keysTitle', 'play.keysTitle') },
  { name: 'tower', who: 'player', show: showFoot(TOWER) },
  { name: 'stair', who: 'player', show: showFoot(STAIR) },
  { name: 'stair-open', who: 'player', show: showClimb(STAIR) },
  { name: 'tower-open', who: 'player', show: showClimb(TOWER) },
  {
    name: 'tower-won',
    who: 'player',
    async show(page, stage) {
      await showClimb(TOWER)(page, stage)
      await page.getByRole('button', { name: new RegExp(`^${stage.t('play.cashOut')}`) }).click()
      await page.getByRole('link', { name: stage.t('play.seeRound') }).waitFor()
    },
  },
  {
    name: 'checkout',
    who: 'player',
    show: async (page, { player, locale }) => page.goto(await checkoutOf(player, locale)),
  },
  {
    name: 'checkout-paid',
    who: 'player',
    async show(page, { player, locale }) {
      await page.goto(await checkoutOf(player, locale))
      await page.locator('button[value=paid]').click()
    },
  },
  {
    name: 'checkout-declined',
    who: 'player',
    async show(page, { player, locale }) {
      await page.goto(await checkoutOf(player, locale))
      await page.locator('button[value=declined]').click()
    },
  },
]

async function checkoutOf({ call }: Stage['player'], locale: string): Promise<string> {
  const request = { amount: '1234.50', channel: 'sandbox' }
  return (await call(pay.recharge, request, { headers: { lang: locale } })).model.url
}
