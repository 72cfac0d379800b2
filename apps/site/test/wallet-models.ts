import * as pay from '@fairground/contract/calls/pay'
import * as promotion from '@fairground/contract/calls/promotion'
import * as responsible from '@fairground/contract/calls/responsible'
import * as wallets from '@fairground/contract/calls/wallets'
import * as withdraw from '@fairground/contract/calls/withdraw'
import { noLimits, noSpins } from './models.ts'
import { answer, refuse } from './stand-in.ts'

/** Answers what the wallet asks for: one way to pay, no payments so far, no withdrawals, no limits. */
export function answerWallet(): void {
  const channel = { id: 'sandbox', name: 'Sandbox', currencyId: 'G$', min: 1, max: 1000, chips: [10, 100, 500] }
  answer(pay.channels, { list: [channel] })
  answer(pay.rechargeList, { page: { content: [], total: 0 } })
  answer(wallets.list, { list: [] })
  answer(responsible.limits, noLimits)
  refuse(withdraw.withdrawInfo, 'payment_maintenance')
  answer(promotion.freeSpins, noSpins)
  answer(withdraw.withdrawList, { page: { content: [], total: 0 } })
}

const DEPOSIT_ID = '0199aaaa-0000-7000-8000-000000000009'

/** Answers a deposit that can be paid until a moment of the server's clock, and its status from now on. */
export function answerDeposit(
  status: pay.DepositStatus,
  { expiresAt = Date.now() + 1_800_000, ...more }: { expiresAt?: number; heldAt?: number } = {},
): void {
  const terms = { id: DEPOSIT_ID, fee: 0 }
  answer(pay.recharge, { model: { ...terms, url: 'https://bank.example/checkout', expiresAt } })
  answer(pay.rechargeStatus, { model: { ...terms, ...more, status, amount: 20 } })
}
