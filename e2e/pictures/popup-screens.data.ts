import type { PhraseKey } from '@fairground/phrases'
import type { Page } from '@playwright/test'
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

/** How a calendar stands: how many of its days are taken, and when the next one opens if it is not today's. */
interface CalendarState {
  taken: number
  length?: number
  nextAt?: number
}

async function answer(page: Page, path: string, model: object): Promise<void> {
  const json = { status: 0, message: 'success', serverTime: Date.now(), model }
  await page.route(`**/api/bonus_task/${path}`, (route) => route.fulfill({ json }))
}

/** Answers a calendar of seven days, the fifth for a higher level, the sixth without a gift. */
function answerCalendar(page: Page, { taken, length = 7, nextAt }: CalendarState): Promise<void> {
  const items = [1, 1, 1, 2, 1, 0, 3].slice(0, length).map((count, at) => ({
    ...{ count, value: 1, vipLevel: at === 4 ? 2 : 0 },
    state: at < taken ? 'taken' : at === taken && nextAt === undefined ? 'today' : 'ahead',
  }))
  return answer(page, 'checkin_data', { items, allowed: true, ...(nextAt !== undefined && { nextAt }) })
}

const calendar =
  (state: CalendarState, title: PhraseKey = 'popups.checkinTitle'): Screen['show'] =>
  async (page, stage) => {
    await answerCalendar(page, state)
    await byLink('/#signPopup', title)(page, stage)
  }

const TOMORROW = Date.UTC(2026, 5, 2)

/** A refusal of responsible play. */
const playLimit =
  (refusal: string, params: object): Screen['show'] =>
  (page) =>
    askAsFrame(page, { name: 'play-limit', refusal, params })

/** The fourth day as it is taken. */
const checkedIn: Screen['show'] = async (page, stage) => {
  await calendar({ taken: 3 })(page, stage)
  const checkIn = page.getByRole('button', { name: stage.t('popups.checkinAction') })
  // The calendar of before is here; from now on that of after is answered.
  await checkIn.waitFor()
  await answer(page, 'checkin', { count: 2, value: 1 })
  await answerCalendar(page, { taken: 4, nextAt: TOMORROW })
  await checkIn.click()
  await page.getByText(stage.t('popups.checkinGiven', { count: 2 })).waitFor()
}

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
  { name: 'popup-menu-player', who: 'player', show: (page) => askAsFrame(page, { name: 'menu' }) },
  { name: 'popup-search', who: 'guest', show: (page) => askAsFrame(page, { name: 'search' }) },
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
  {
    name: 'popup-play-limit',
    who: 'player',
    show: playLimit('limit_loss', { kind: 'loss', period: 'day', left: 30, currency: 'G$', until: TOMORROW }),
  },
  { name: 'popup-play-limit-break', who: 'player', show: playLimit('time_out', { kind: 'time_out', until: TOMORROW }) },
  { name: 'popup-play-limit-check', who: 'player', show: playLimit('reality_check', { minutes: 61 }) },
  { name: 'popup-check-in', who: 'guest', show: byLink('/#signPopup', 'popups.checkinTitle') },
  { name: 'popup-check-in-empty', who: 'player', show: calendar({ taken: 0, length: 0 }, 'popups.checkinEmptyTitle') },
  { name: 'popup-check-in-days', who: 'player', show: calendar({ taken: 2 }) },
  { name: 'popup-check-in-locked', who: 'player', show: calendar({ taken: 4 }) },
  { name: 'popup-check-in-given', who: 'player', show: checkedIn },
  { name: 'popup-check-in-done', who: 'player', show: calendar({ taken: 3, nextAt: TOMORROW }) },
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
    name: 'popup-confirm-age',
    who: 'guest',
    show: (page) => askAsFrame(page, { name: 'confirm-age', age: 21 }),
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
