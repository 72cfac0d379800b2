import { popupLink } from '../popups.ts'
import { atOperator } from './at-operator.ts'
import { askAsFrame, byLink } from './opened-popup.ts'
import type { Screen } from './screen.ts'

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
  { name: 'popup-menu', who: 'guest', show: byLink(popupLink('menu'), 'shell.menu') },
  { name: 'popup-menu-player', who: 'player', isAlike: true, show: (page) => askAsFrame(page, { name: 'menu' }) },
  { name: 'popup-chat', who: 'player', show: byLink(popupLink('chat'), 'popups.chatTitle') },
  { name: 'popup-scratch', who: 'guest', show: byLink(popupLink('scratch'), 'popups.scratchOpenTitle') },
  { name: 'popup-free-spin', who: 'guest', show: byLink(popupLink('free-spin'), 'freespin.pageTitle') },
  { name: 'popup-forbidden', who: 'guest', show: byLink(popupLink('forbidden'), 'popups.forbiddenTitle') },
  {
    name: 'popup-game-recommendation',
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
  { name: 'popup-red-packet', who: 'guest', show: byLink('/#moneyRain', 'popups.rainTitle') },
  {
    name: 'popup-red-packet-on',
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
  {
    name: 'popup-app-download',
    who: 'guest',
    show: atOperator(app, byLink(popupLink('app-download'), 'popups.appTitle')),
  },
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
