import type { Withdrawal } from '@fairground/contract/withdrawal'
import type { Page } from '@playwright/test'
import { byLink } from './opened-popup.ts'
import type { Screen } from './screen.ts'

const AT = Date.UTC(2026, 0, 5, 18, 30)
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

/** Answers the wallet's questions about withdrawals: the deposits are staked, and each state is there. */
async function answerFor(page: Page, content: readonly Withdrawal[]): Promise<void> {
  const ok = { status: 0, message: 'success', serverTime: AT }
  const destinations = [
    { channel: 'sandbox-out', destination: 'sandbox:ana-souza', usableFrom: AT },
    { channel: 'sandbox-out', destination: 'sandbox:a-new-place', usableFrom: Date.UTC(2099, 0, 1) },
  ]
  const model = { required: 500, done: 500, destinations }
  await page.route('**/api/pay/withdraw_info', (route) => route.fulfill({ json: { ...ok, model } }))
  const list = { content, total: content.length }
  await page.route('**/api/pay/withdraw_list', (route) => route.fulfill({ json: { ...ok, page: list } }))
}

/** The wallet's screens of withdrawals. */
export const withdrawScreens: readonly Screen[] = [
  {
    name: 'popup-wallet-withdraw-form',
    who: 'player',
    async show(page, stage) {
      await answerFor(page, [])
      await byLink('/#withdraw', 'wallet.title')(page, stage)
      await page.getByRole('textbox', { name: stage.t('withdraw.amount') }).fill('20.5')
      await page.getByText(stage.t('errors.amount_step', { currency: 'G$', step: 1 })).waitFor()
    },
  },
  {
    name: 'popup-wallet-withdrawals',
    who: 'player',
    async show(page, stage) {
      await answerFor(page, withdrawals)
      await byLink('/#withdraw', 'wallet.title')(page, stage)
      await page.getByRole('tab', { name: stage.t('wallet.history') }).click()
      await page.getByRole('button', { name: stage.t('withdraw.historyTitle') }).click()
      await page.getByText(stage.t('withdraw.provider_declined')).waitFor()
    },
  },
]
