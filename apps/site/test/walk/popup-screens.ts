import * as otherLogins from '@fairground/contract/calls/other-logins'
import * as promotion from '@fairground/contract/calls/promotion'
import * as withdraw from '@fairground/contract/calls/withdraw'
import type { StartupConfig } from '@fairground/contract/startup'
import type { Withdrawal } from '@fairground/contract/withdrawal'
import type { PhraseKey } from '@fairground/phrases'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { translateNow as t } from '../../src/kernel/language/language.ts'
import type { PopupName, PopupRequest, RequestOf } from '../../src/popups/popups.ts'
import { answer, refuse } from '../stand-in.ts'
import { AT } from './round-models.ts'

/** One look of a popup. */
interface Look<Name extends PopupName> {
  /** What tells it from the popup's other looks. */
  name?: string
  /** What the popup is told. */
  request?: Omit<RequestOf<Name>, 'name'>
  /** `player`: it is shown to a player; otherwise to a visitor. */
  who?: 'player'
  /** A start-up configuration with what only some operators have. */
  startup?: Partial<StartupConfig>
  /** Answers that differ from those of all screens (`answers.ts`). */
  answers?: () => void
  /** What is done in it before it looks so. */
  act?: () => Promise<unknown>
}

const press = (key: PhraseKey) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: t(key) })
    .click()
const fill = (key: PhraseKey, text: string) =>
  page
    .getByRole('dialog')
    .getByRole('textbox', { name: t(key) })
    .fill(text)

/** An operator who sends codes. */
const withCodes: Partial<StartupConfig> = {
  smsConfig: { enableForgetPassword: true, enableRegister: true, enableWithdraw: true },
  enabledSmsConfigs: ['sms', 'email'],
}
const countries = [
  ['BR', 'Brazil', '55'],
  ['ID', 'Indonesia', '62'],
  ['PT', 'Portugal', '351'],
].map(([id = '', name = '', dialCode = '']) => ({ id, name, dialCode, language: 'en', currencyId: 'G$' }))
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
const notice = (config: object) => ({ id: 'n', title: 'The big wheel is back', config })

/** Answers a calendar of seven days, the fifth for a higher level, the sixth without a gift. */
function answerCalendar({ taken, length = 7, nextAt }: { taken: number; length?: number; nextAt?: number }): void {
  const items = [1, 1, 1, 2, 1, 0, 3].slice(0, length).map((count, at) => {
    const state = at < taken ? 'taken' : at === taken && nextAt === undefined ? 'today' : 'ahead'
    return { count, value: 1, vipLevel: at === 4 ? 2 : 0, state } as const
  })
  answer(promotion.checkinData, { model: { items, allowed: true, ...(nextAt !== undefined && { nextAt }) } })
}

const step = (name: Withdrawal['steps'][number]['name'], seconds: number) => ({ name, at: AT + seconds * 1_000 })
const terms = { channel: 'sandbox-out', amount: 150, fee: 0, destination: 'sandbox:ana-souza' }
/** One withdrawal in each state. */
const withdrawals: Withdrawal[] = [
  {
    ...{ ...terms, id: '01900000-0000-7000-8000-000000000001', amount: 1_200, status: 'REVIEW' },
    steps: [step('requested', 0)],
  },
  {
    ...{ ...terms, id: '01900000-0000-7000-8000-000000000002', status: 'SENT', nextCheckAt: AT + 90_000 },
    steps: [step('requested', 0), step('approved', 1)],
  },
  {
    ...{ ...terms, id: '01900000-0000-7000-8000-000000000003', status: 'PAID' },
    steps: [step('requested', 0), step('approved', 1), step('sent', 2), step('paid', 9)],
  },
  {
    ...{ ...terms, id: '01900000-0000-7000-8000-000000000004', status: 'DECLINED', reason: 'provider_declined' },
    steps: [step('requested', 0), step('approved', 1), step('sent', 2), step('declined', 4)],
  },
]

/** Answers a wallet whose deposits are staked, with a withdrawal of each state. */
function answerWithdrawals(): void {
  const destinations = [
    { channel: 'sandbox-out', destination: 'sandbox:ana-souza', usableFrom: AT },
    { channel: 'sandbox-out', destination: 'sandbox:a-new-place', usableFrom: Date.UTC(2099, 0, 1) },
  ]
  answer(withdraw.withdrawInfo, { model: { required: 500, done: 500, destinations } })
  answer(withdraw.withdrawList, { page: { content: withdrawals, total: withdrawals.length } })
}

/** Asks for a deposit in the wallet. */
async function askDeposit(): Promise<void> {
  await fill('wallet.amount', '250')
  await userEvent.keyboard('{Enter}')
}

const TOMORROW = Date.UTC(2026, 5, 2)

/** An e-mail address that a code is sent to. */
async function askCode(): Promise<void> {
  await fill('account.account', 'ana@example.com')
  await expect.element(page.getByRole('button', { name: t('account.codeSend') })).toBeInTheDocument()
}

/** Binds the authenticator app. */
async function bindApp(): Promise<void> {
  await fill('account.totp', '123456')
  await page
    .getByRole('dialog')
    .getByLabelText(t('security.oldPassword'), { exact: true })
    .fill('a sound horse battery')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog', { name: t('security.recoveryTitle') })).toBeInTheDocument()
}

/** Takes the gift of the fourth day. */
async function checkIn(): Promise<void> {
  answer(promotion.checkin, { model: { count: 2, value: 1 } })
  const button = page.getByRole('button', { name: t('popups.checkinAction') })
  await expect.element(button).toBeInTheDocument()
  answerCalendar({ taken: 4, nextAt: TOMORROW })
  await button.click()
  await expect.element(page.getByText(t('popups.checkinGiven', { count: 2 }))).toBeInTheDocument()
}

/** Every popup, by its name, with its looks. */
const looks: { readonly [Name in PopupName]: readonly Look<Name>[] } = {
  login: [{}, { request: { reason: 'expired' } }],
  register: [{}, { name: 'code', startup: withCodes, act: askCode }],
  'new-password': [{ startup: withCodes }],
  'other-login': [{ answers: () => refuse(otherLogins.finishLogin, 'login_flow_over') }],
  wallet: [
    { name: 'deposit', who: 'player', request: { tab: 'deposit' } },
    { name: 'checkout', who: 'player', request: { tab: 'deposit' }, act: askDeposit },
    { name: 'withdraw', who: 'player', request: { tab: 'withdraw' } },
    { name: 'history', who: 'player', request: { tab: 'history' } },
    {
      ...{ name: 'withdraw form', who: 'player', request: { tab: 'withdraw' }, answers: answerWithdrawals },
      act: () => fill('withdraw.amount', '20.5'),
    },
    {
      ...{ name: 'withdrawals', who: 'player', request: { tab: 'history' }, answers: answerWithdrawals },
      act: () => press('withdraw.historyTitle'),
    },
  ],
  terms: [{ who: 'player', request: { version: 7 } }],
  security: [{ who: 'player' }],
  password: [{ who: 'player' }],
  authenticator: [
    { name: 'bind', who: 'player', request: { purpose: 'bind' } },
    { name: 'codes', who: 'player', request: { purpose: 'bind' }, act: bindApp },
    { name: 'challenge', who: 'player', request: { purpose: 'challenge' } },
    {
      name: 'sent code',
      who: 'player',
      request: { purpose: 'challenge', params: { by: 'email', to: 'a•••@example.com' } },
    },
  ],
  'link-service': [{ who: 'player', request: { id: 'acme', service: 'Acme' } }],
  kyc: [{ who: 'player' }],
  devices: [{ who: 'player' }],
  language: [{ who: 'player' }],
  notice: [
    { request: { notice: notice({ content: poster.content, buttonText: poster.buttonText }) } },
    { name: 'poster', request: { notice: notice(poster) } },
  ],
  message: [{ request: { title: 'A word from the fair', text: 'The lamps are lit.' } }],
  update: [{}],
  menu: [{}, { who: 'player' }],
  search: [{}, { name: 'nothing found', act: () => page.getByRole('combobox').fill('candyflossmachineofthefair') }],
  chat: [{ who: 'player' }],
  scratch: [{}],
  'free-spin': [{}],
  forbidden: [{}],
  'game-recommendation': [{}],
  'game-maintenance': [{}, { request: { gameId: 'mines' } }],
  'payment-maintenance': [{}],
  'recharge-notice': [{ who: 'player' }],
  'recharge-save': [{ who: 'player', request: { amount: 120 } }],
  'withdraw-info': [{ who: 'player', request: { params: { needed: 500, done: 180 } } }],
  'play-limit': [
    {
      ...{ name: 'loss', who: 'player' },
      request: {
        refusal: 'limit_loss',
        params: { kind: 'loss', period: 'day', left: 30, currency: 'G$', until: TOMORROW },
      },
    },
    { name: 'break', who: 'player', request: { refusal: 'time_out', params: { kind: 'time_out', until: TOMORROW } } },
    { name: 'check', who: 'player', request: { refusal: 'reality_check', params: { minutes: 61 } } },
  ],
  'check-in': [
    {},
    { name: 'empty', who: 'player', answers: () => answerCalendar({ taken: 0, length: 0 }) },
    { name: 'days', who: 'player', answers: () => answerCalendar({ taken: 2 }) },
    { name: 'locked', who: 'player', answers: () => answerCalendar({ taken: 4 }) },
    { name: 'given', who: 'player', answers: () => answerCalendar({ taken: 3 }), act: checkIn },
    { name: 'done', who: 'player', answers: () => answerCalendar({ taken: 3, nextAt: TOMORROW }) },
  ],
  'red-packet': [
    {},
    {
      name: 'on',
      answers: () =>
        answer(promotion.siteRedpack, { model: { id: 'rain', siteConf: { endTime: Date.now() + 260_000 } } }),
    },
  ],
  'confirm-age': [{ request: { age: 21 } }],
  country: [{ startup: { countries } }],
  age: [{}],
  'app-download': [{ startup: app }],
  'home-screen': [{}],
  frame: [
    { request: { title: 'The rules', url: '/favicon.svg' } },
    { name: 'refused', request: { title: 'The rules', url: 'about:x' } },
  ],
}

/** A look of a popup that is to be opened. */
export interface PopupScreen extends Omit<Look<PopupName>, 'request'> {
  name: string
  request: PopupRequest
}

/** Every popup in each of its looks. */
export const popupScreens: readonly PopupScreen[] = Object.entries<readonly Look<PopupName>[]>(looks).flatMap(
  ([popup, list]) =>
    list.map(({ name, request, ...more }) => ({
      ...more,
      name: [popup, name].filter(Boolean).join(' '),
      request: { name: popup, ...request } as PopupRequest,
    })),
)
