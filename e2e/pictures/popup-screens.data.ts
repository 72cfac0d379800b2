import type { PhraseKey } from '@fairground/phrases'
import type { Page } from '@playwright/test'
import { popupLink } from '../popups.ts'
import type { Screen } from './screen.ts'

/** A popup that a link opens, by the key of its title. */
const byLink =
  (link: string, title: PhraseKey, params?: Record<string, string | number>): Screen['show'] =>
  async (page, { t }) => {
    await page.goto(link)
    await page.getByRole('dialog', { name: t(title, params) }).waitFor()
  }

/** A popup that is told something, as a game's frame asks the shell around it for one. */
async function askAsFrame(page: Page, popup: object): Promise<void> {
  await page.goto(popupLink('language'))
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.evaluate((asked) => postMessage({ kind: 'fairground.popup', popup: asked }, location.origin), popup)
  await page.getByRole('dialog').waitFor()
}

/** A start-up configuration with what only some operators have. */
const atOperator =
  (own: object, show: Screen['show']): Screen['show'] =>
  async (page, stage) => {
    await page.addInitScript((more) => {
      const patch = () => {
        const data = document.getElementById('page-data')
        if (!data?.textContent) return
        const known = JSON.parse(data.textContent)
        data.textContent = JSON.stringify({ ...known, startup: { ...known.startup, ...more } })
      }
      document.addEventListener('readystatechange', patch)
    }, own)
    await page.route('**/api/home/startup*', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ json: { ...(await answer.json()), ...own } })
    })
    await show(page, stage)
  }

const countries = [
  ['BR', 'Brazil', '55'],
  ['ID', 'Indonesia', '62'],
  ['PT', 'Portugal', '351'],
].map(([id, name, dialCode]) => ({ id, name, dialCode, language: 'en', currencyId: 'G$' }))

const app = {
  apkLink: 'https://get.example/a.apk',
  iosLink: 'https://get.example/i',
  downloadLink: 'https://get.example',
}

const poster = {
  bg: '#3b1030',
  content: 'Two lamps for one on Friday.\nThe big wheel turns until midnight.',
  contentTextColor: '#ffe9c7',
  contentTextSize: 20,
  contentPadding: '24px 24px 8px',
  buttonText: 'See the games',
  buttonMargin: '8px 24px 24px',
}

const notice =
  (config: object): Screen['show'] =>
  async (page) =>
    askAsFrame(page, { name: 'notice', notice: { id: 'n', title: 'The big wheel is back', config } })

/** The popups that are no feature's own. A new one is one entry here. */
export const popupScreens: readonly Screen[] = [
  { name: 'popup-notice', who: 'guest', show: notice({ content: poster.content, buttonText: poster.buttonText }) },
  { name: 'popup-notice-poster', who: 'guest', show: notice(poster) },
  {
    name: 'popup-message',
    who: 'guest',
    show: (page) => askAsFrame(page, { name: 'message', title: 'A word from the fair', text: 'The lamps are lit.' }),
  },
  { name: 'popup-update', who: 'guest', show: byLink(popupLink('update'), 'popups.updateTitle') },
  { name: 'popup-chat', who: 'player', show: byLink(popupLink('chat'), 'popups.chatTitle') },
  { name: 'popup-scratch', who: 'guest', show: byLink(popupLink('scratch'), 'popups.scratchOpenTitle') },
  { name: 'popup-free-spin', who: 'guest', show: byLink(popupLink('free-spin'), 'freespin.pageTitle') },
  { name: 'popup-forbidden', who: 'guest', show: byLink(popupLink('forbidden'), 'popups.forbiddenTitle') },
  {
    name: 'popup-recommendation',
    who: 'guest',
    show: byLink(popupLink('game-recommendation'), 'popups.recommendTitle'),
  },
  {
    name: 'popup-game-maintenance',
    who: 'guest',
    show: byLink(popupLink('game-maintenance'), 'popups.maintenanceAny'),
  },
  {
    name: 'popup-payment-maintenance',
    who: 'guest',
    show: byLink(popupLink('payment-maintenance'), 'popups.tillTitle'),
  },
  { name: 'popup-recharge-notice', who: 'player', show: byLink(popupLink('recharge-notice'), 'wallet.noticeTitle') },
  {
    name: 'popup-recharge-save',
    who: 'player',
    show: (page) => askAsFrame(page, { name: 'recharge-save', amount: 120 }),
  },
  {
    name: 'popup-withdraw-info',
    who: 'player',
    show: (page) => askAsFrame(page, { name: 'withdraw-info', params: { needed: 500, done: 180 } }),
  },
  { name: 'popup-sign-in', who: 'guest', show: byLink('/#signPopup', 'popups.checkinTitle') },
  { name: 'popup-sign-in-empty', who: 'player', show: byLink('/#signPopup', 'popups.checkinEmptyTitle') },
  {
    name: 'popup-sign-in-days',
    who: 'player',
    async show(page, stage) {
      const items = [0, 0, 0, 1, 1, 2, 3].map((vipLevel) => ({ vipLevel }))
      const json = { status: 0, message: 'success', serverTime: Date.now(), model: { items } }
      await page.route('**/api/bonus_task/checkin_data', (route) => route.fulfill({ json }))
      await byLink('/#signPopup', 'popups.checkinTitle')(page, stage)
    },
  },
  { name: 'popup-money-rain', who: 'guest', show: byLink('/#moneyRain', 'popups.rainTitle') },
  {
    name: 'popup-money-rain-on',
    who: 'guest',
    async show(page, stage) {
      const serverTime = Date.now()
      const model = { id: 'rain', siteConf: { endTime: serverTime + 260_000 } }
      const json = { status: 0, message: 'success', serverTime, model }
      await page.route('**/api/redpacket/site_redpack', (route) => route.fulfill({ json }))
      await byLink('/#moneyRain', 'popups.rainTitle')(page, stage)
    },
  },
  {
    name: 'popup-country',
    who: 'guest',
    // Over a page that the server does not draw: it would have drawn other countries.
    show: atOperator({ countries }, byLink(`/verify${popupLink('country').slice(1)}`, 'popups.countryTitle')),
  },
  { name: 'popup-age', who: 'guest', show: byLink(popupLink('age'), 'popups.ageTitle', { age: 18 }) },
  { name: 'adults-only', who: 'guest', isPage: true, show: (page) => page.goto('/adults-only') },
  { name: 'popup-app', who: 'guest', show: atOperator(app, byLink(popupLink('app-download'), 'popups.appTitle')) },
  { name: 'popup-home-screen', who: 'guest', show: byLink(popupLink('home-screen'), 'popups.homeTitle') },
  {
    name: 'popup-frame',
    who: 'guest',
    async show(page) {
      await page.goto('/#iframe=/verify')
      await page.frameLocator('[role=dialog] iframe').getByRole('heading', { level: 1 }).waitFor()
    },
  },
]
