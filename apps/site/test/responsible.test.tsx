import * as auth from '@fairground/contract/calls/auth'
import * as game from '@fairground/contract/calls/game'
import * as pay from '@fairground/contract/calls/pay'
import * as responsible from '@fairground/contract/calls/responsible'
import { statement } from '@fairground/contract/calls/statement'
import * as withdraw from '@fairground/contract/calls/withdraw'
import type { LimitLine } from '@fairground/contract/play-limits'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { findViolations } from './find-violations.ts'
import { layTable } from './game-table.ts'
import { answerLobby, lobbyDesign } from './lobby-models.ts'
import { findMisfits } from './misfits.ts'
import { funded, noLimits, userOf } from './models.ts'
import { pressEscape } from './on-screen.ts'
import { closeSite, openSite } from './open-site.tsx'
import { answer, refuse, requestsOf } from './stand-in.ts'
import { answerWallet } from './wallet-models.ts'

afterEach(() => page.viewport(1280, 720))

const UNTIL = Date.UTC(2031, 4, 6, 12)
const pause = { kind: 'time_out', until: UNTIL } as const
/** A refusal at a limit, with what it leaves. */
const limitOf = (left: number, period: string) => ({ params: { left, currency: 'G$', until: UNTIL, period } })
const dialog = (name: string) => page.getByRole('dialog', { name })
const banner = page.getByRole('region', { name: 'You are taking a break' })
const depositLimit: LimitLine = {
  ...{ kind: 'deposit', period: 'week', value: 200, lowest: 200, used: 50 },
  ...{ resetsAt: UNTIL, currencyId: 'G$' },
}

/** Answers what the page of responsible play asks for. */
function answerResponsible(): void {
  answer(responsible.limits, { ...noLimits, sessionNet: -5 })
  answer(responsible.helplines, { list: [] })
  answer(statement, {
    ...{ currencyId: 'G$', from: 0, to: 1, opening: 0, closing: 80, openingBonus: 0, closingBonus: 0, total: 1 },
    lines: [
      {
        ...{ id: '0199aaaa-0000-7000-8000-000000000001', version: 1, at: 0, kind: 'deposit', group: 'deposits' },
        ...{ amount: 80, bonus: 0, balance: 80, bonusBalance: 0, reference: 'a' },
      },
    ],
    totals: { deposits: 80, withdrawals: 0, stakes: 0, payouts: 0, bonuses: 0, fees: 0, other: 0 },
  })
}

for (const width of [360, 1280])
  test(`[RG-06] a player at ${width} px finds limits, breaks and a statement that leads to the balance`, async () => {
    await page.viewport(width, 800)
    answerResponsible()
    await openSite('/responsible', { player: { balance: 80 } })
    await expect.element(page.getByRole('heading', { name: 'Responsible play', level: 1 })).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Limits' })).toBeVisible()
    const part = page.getByRole('region', { name: 'Statement' })
    await expect.element(part.getByRole('listitem')).toHaveTextContent(/^Deposits.*G\$80\.00/)
    await expect.element(part.getByRole('definition').last()).toHaveTextContent('G$80.00')
    await part.getByRole('button', { name: 'Choose days' }).click()
    await part.getByLabelText('From').fill('2020-01-01')
    const alert = part.getByRole('alert')
    await expect.element(alert).toHaveTextContent('Choose a period of at most 400 days that ends after it begins.')
    await part.getByLabelText('From').fill((part.getByLabelText('To').element() as HTMLInputElement).value)
    await expect.element(alert).not.toBeInTheDocument()
    await expect.element(part.getByRole('definition').last()).toHaveTextContent('G$80.00')
    expect(findMisfits(document.body)).toEqual([])
    expect(await findViolations('#root')).toEqual([])
  })

test('[RG-02] the popup of a limit says which limit, what is left, until when, and leads to the limits', async () => {
  await page.viewport(360, 740)
  answerResponsible()
  refuse(game.play, 'limit_loss', limitOf(30, 'day'))
  await openSite('/game/mines', { player: funded })
  const popup = dialog('Your loss limit')
  await expect.element(popup).toHaveTextContent(/for the day leaves G\$30\.00 until May 6, 2031/)
  expect(await findViolations('[role=dialog]')).toEqual([])
  // Nothing was pressed yet in this page: the keys may still go to another frame.
  await popup.getByRole('heading', { name: 'Your loss limit' }).click()
  await pressEscape()
  await expect.element(popup).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Try again' }).click()
  await popup.getByRole('link', { name: 'See my limits' }).click()
  await expect.poll(() => location.pathname + location.search).toBe('/responsible?part=limits')
  await expect.element(page.getByRole('heading', { name: 'Limits' })).toHaveFocus()
})

test('[RG-02] a bet beyond a limit is refused in words in the game too, as often as it is tried', async () => {
  const table = layTable('mines')
  await table.openGame()
  refuse(game.bet, 'limit_loss', limitOf(3, 'day'))
  const words = page.getByRole('status').filter({ hasText: 'Your loss limit for the day leaves G$3' })
  await page.getByRole('button', { name: /^Bet/ }).click()
  await expect.element(words).toBeVisible()
  await page.getByRole('button', { name: /^Bet/ }).click()
  await expect.poll(() => requestsOf(game.bet)).toHaveLength(2)
  await expect.element(words).toBeVisible()
})

test('[RG-03] the reality check shows time and result; closing it plays on nowhere, and playing on is told to the server', async () => {
  await page.viewport(360, 740)
  answerResponsible()
  answer(responsible.playOn, { model: noLimits.model })
  refuse(game.play, 'reality_check', { params: { minutes: 61 } })
  await openSite('/game/mines', { player: funded })
  const popup = dialog('Reminder of your time')
  await expect.element(popup).toHaveTextContent('61 min')
  await expect.element(popup).toHaveTextContent('−G$5.00')
  expect(
    popup
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Take a break', 'Statement'])
  expect(await findViolations('[role=dialog]')).toEqual([])
  await pressEscape()
  await expect.element(popup).not.toBeInTheDocument()
  expect(requestsOf(responsible.playOn)).toEqual([])
  await page.getByRole('button', { name: 'Try again' }).click()
  await popup.getByRole('button', { name: 'Play on' }).click()
  await expect.element(popup).not.toBeInTheDocument()
  expect(requestsOf(responsible.playOn)).toHaveLength(1)
})

test('[RG-03] a break is taken on the page, and a banner says until when', async () => {
  answerResponsible()
  await openSite('/responsible', { player: funded })
  const breaks = page.getByRole('region', { name: 'Take a break' })
  await expect
    .element(breaks.getByRole('combobox', { name: 'How long: Take a break' }))
    .toHaveValue('responsible.hours24')
  await expect.element(banner).not.toBeInTheDocument()
  await breaks.getByRole('button', { name: 'Take a break' }).click()
  answer(responsible.timeOut, { model: { until: UNTIL } })
  answer(auth.userInfo, { user: userOf({ ...funded, pause, limited: true }) })
  await breaks.getByRole('button', { name: 'Yes, stop play' }).click()
  await expect.element(banner).toHaveTextContent(/^Your break runs until .+Withdrawals go on as before\./)
  expect(requestsOf(responsible.timeOut).map(({ fields }) => fields)).toEqual([{ hours: 24 }])
})

test('[RG-03] during a break nothing in the lobby or the wallet urges on', async () => {
  answerLobby()
  answerWallet()
  answerResponsible()
  const raised = () => expect.poll(() => document.querySelectorAll('nav .glow').length)
  const latest = page.getByRole('heading', { name: 'Right now' })
  const deposit = page.getByRole('banner').getByRole('button', { name: 'Deposit' })
  await openSite('/', { player: funded, design: lobbyDesign() })
  await expect.element(latest).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Play Mines' })).toBeVisible()
  await expect.element(deposit).toBeVisible()
  await raised().toBe(1)
  await closeSite()

  await openSite('/', { player: { ...funded, pause, limited: true }, design: lobbyDesign() })
  await expect.element(banner).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Mines' }).first()).toBeVisible()
  await expect.element(latest).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Play Mines' })).not.toBeInTheDocument()
  await expect.element(deposit).not.toBeInTheDocument()
  await raised().toBe(0)
  expect(await findViolations('#root')).toEqual([])
  await banner.getByRole('button', { name: 'Withdraw' }).click()
  await dialog('Wallet').getByRole('tab', { name: 'Deposit' }).click()
  await expect.element(dialog('Wallet')).toHaveTextContent('Deposits wait until your break is over.')
})

test('[WA-06] in a break the wallet says when the rest can be staked; who is excluded finds the form at once', async () => {
  answerLobby()
  answerWallet()
  answerResponsible()
  const openWithdraw = async (required: number, player: typeof pause | { kind: 'exclusion'; until: number }) => {
    answer(withdraw.withdrawInfo, { model: { required, done: 0, destinations: [] } })
    await openSite('/', { player: { ...funded, pause: player, limited: true } })
    await banner.getByRole('button', { name: 'Withdraw' }).click()
  }
  await openWithdraw(100, pause)
  const wallet = dialog('Wallet')
  await expect.element(wallet).toHaveTextContent('G$100.00 still to stake')
  await expect.element(wallet).toHaveTextContent(/You can stake again after your break, from May 6, 2031.+ on\./)
  await expect.element(wallet).not.toHaveTextContent('Any game counts')
  await expect.element(banner).not.toHaveTextContent('at any time')
  await closeSite()

  await openWithdraw(0, { kind: 'exclusion', until: UNTIL })
  await expect.element(banner).toHaveTextContent(/^You have excluded yourself until .+You can withdraw at any time\./)
  await expect.element(wallet.getByRole('textbox', { name: 'Amount' })).toBeVisible()
  await expect.element(wallet).not.toHaveTextContent('still to stake')
})

test('[RG-03] during a break the game shows no bets of others', async () => {
  const tabs = () =>
    expect.poll(() =>
      page
        .getByRole('tab')
        .elements()
        .map(({ textContent }) => textContent),
    )
  await layTable('mines').openGame()
  await tabs().toHaveLength(3)
  await closeSite()
  await layTable('mines', { pause, limited: true }).openGame()
  await tabs().toEqual(['My bets'])
})

test('[RG-02] the wallet says what the deposit limit leaves, and offers no larger amount', async () => {
  answerWallet()
  answer(responsible.limits, { ...noLimits, list: [depositLimit] })
  refuse(pay.recharge, 'limit_deposit', limitOf(150, 'week'))
  await openSite('/verify#recharge', { player: funded })
  const wallet = dialog('Wallet')
  await expect.element(wallet).toHaveTextContent('You can deposit G$150.00 more this week.')
  await expect.element(wallet.getByRole('button', { name: 'G$100', exact: true })).toBeEnabled()
  await expect.element(wallet.getByRole('button', { name: 'G$500', exact: true })).toBeDisabled()
  await wallet.getByRole('textbox', { name: 'Amount' }).fill('151')
  await wallet.getByRole('button', { name: /^Deposit G/ }).click()
  await expect.element(dialog('Your deposit limit')).toHaveTextContent('G$150.00')
})
