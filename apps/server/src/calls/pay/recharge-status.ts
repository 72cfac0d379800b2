import { CallError, pay } from '@fairground/contract'
import { minorToNumber } from '@fairground/money'
import { handle } from '../../http/handler.ts'
import { findDeposit } from '../../payments/deposit.ts'
import { getDecimals } from '../../rounds/game.ts'

/** The status of one of the player's deposits. */
export const rechargeStatus = handle(pay.rechargeStatus, async ({ id }, { services, session }) => {
  const [deposit, decimals] = await Promise.all([
    findDeposit(services.db, session.accountId, id),
    getDecimals(services, session.currencyId),
  ])
  if (!deposit) throw new CallError('deposit_unknown')
  return { model: { id, status: deposit.status, amount: minorToNumber(deposit.amountMinor, decimals) } }
})
