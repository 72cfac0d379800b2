import { type DepositRow, pay } from '@fairground/contract'
import { minorToNumber } from '@fairground/money'
import { handle } from '../../http/handler.ts'
import { type Deposit, pageDeposits } from '../../payments/deposit.ts'
import { getDecimals } from '../../rounds/game.ts'

/** The player's deposits, the newest first. */
export const rechargeList = handle(pay.rechargeList, async (page, { services, session }) => {
  const [{ deposits, total }, decimals] = await Promise.all([
    pageDeposits(services.db, session.accountId, page),
    getDecimals(services, session.currencyId),
  ])
  return { page: { content: deposits.map((deposit) => rowOf(deposit, decimals)), total } }
})

function rowOf(deposit: Deposit, decimals: number): DepositRow {
  const { id, channel, amountMinor, status, url, createdAtMs, expiresAtMs, closedAtMs } = deposit
  return {
    id,
    channel,
    amount: minorToNumber(amountMinor, decimals),
    status,
    ...(status === 'NEW' && url !== undefined && { url }),
    createdAt: createdAtMs,
    expiresAt: expiresAtMs,
    ...(closedAtMs !== undefined && { closedAt: closedAtMs }),
  }
}
