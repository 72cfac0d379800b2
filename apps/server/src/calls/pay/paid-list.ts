import { pay } from '@fairground/contract'
import { minorToNumber } from '@fairground/money'
import { handle } from '../../http/handler.ts'
import { findPaid } from '../../payments/deposit.ts'
import { getDecimals } from '../../rounds/game.ts'

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Of the deposits asked for, the player's paid ones. Play money counts as US dollars one to one. */
export const paidList = handle(pay.paidList, async ({ ids }, { services, session }) => {
  const [paid, decimals] = await Promise.all([
    findPaid(
      services.db,
      session.accountId,
      ids.filter((id) => ID.test(id)),
    ),
    getDecimals(services, session.currencyId),
  ])
  const list = paid.map(({ id, first, amountMinor }) => {
    const amount = minorToNumber(amountMinor, decimals)
    return { id, first, usdAmount: amount, amount }
  })
  return { list }
})
