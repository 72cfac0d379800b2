import * as calls from '@fairground/contract/calls/withdraw'
import { minorToNumber, parseAmount } from '@fairground/money'
import { listDestinations } from '../../../cash/withdrawals/destinations.ts'
import { requestWithdrawal } from '../../../cash/withdrawals/request-withdrawal.ts'
import { readRequiredStakes } from '../../../cash/withdrawals/required-stakes.ts'
import { decimalsOfChannel, pageWithdrawals, viewWithdrawal } from '../../../cash/withdrawals/withdrawal.ts'
import { type Context, handle } from '../../../ground/call/handler.ts'
import { jurisdictionFor } from '../../../operator/jurisdictions/caller-jurisdiction.ts'
import { requireAge } from '../../../people/accounts/age.ts'
import { requireMoneyProof } from '../../../people/accounts/second-factor.ts'
import { requireTerms } from '../../../people/accounts/terms.ts'
import { requireKyc } from '../../../people/kyc/require-kyc.ts'
import { getDecimals } from '../../../play/rounds/game.ts'
import { getWallet } from '../../../play/rounds/wallet.ts'

/** Asks for money to be paid out. */
export const withdraw = handle(calls.withdraw, async ({ amount, channel, destination }, context) => {
  const { services, session, key, bodyHash } = context
  const jurisdiction = await jurisdictionFor(context)
  await requireTerms(services, session.accountId)
  await requireAge(services, session.accountId, jurisdiction)
  const { accountId: ownerId, walletId: accountId, currencyId } = session
  // What was begun under this key goes on, whatever has changed since.
  if (!(await services.wallet.findAction(accountId, key))) await requireIdentity(context, amount)
  const { row, action } = await requestWithdrawal(services, {
    ...{ ownerId, accountId, currencyId, jurisdiction, key, bodyHash, channel, amount, destination },
  })
  const decimals = await getDecimals(services, currencyId)
  const money = (minor: bigint) => minorToNumber(minor, decimals)
  return {
    model: { id: row.id, status: row.status, amount: money(row.amount_minor), balance: money(action.mainMinor) },
  }
})

/** Requires confirmed documents and a recent code, where the jurisdiction and the operator want them. */
async function requireIdentity({ services, session }: Context<'user'>, amount: number | string): Promise<void> {
  // `requestWithdrawal` refuses an amount that is none.
  const amountMinor = parseAmount(amount, await getDecimals(services, session.currencyId))
  if (amountMinor === undefined) return
  await requireKyc(services, session, { for: 'withdraw', amountMinor })
  await requireMoneyProof(services, session)
}

/** Lists the player's withdrawals, the newest first. */
export const withdrawList = handle(calls.withdrawList, async (page, { services, session }) => {
  const [{ rows, total }, site] = await Promise.all([
    pageWithdrawals(services.db, session.walletId, page),
    services.readSite(),
  ])
  return {
    page: { content: rows.map((row) => viewWithdrawal(row, decimalsOfChannel(site, row.channel))), total },
  }
})

/** Tells what must be staked, and where the player has had money sent. */
export const withdrawInfo = handle(calls.withdrawInfo, async (_, { services, session }) => {
  const [wallet, destinations, decimals] = await Promise.all([
    getWallet(services, session.walletId),
    listDestinations(services.db, session.accountId),
    getDecimals(services, session.currencyId),
  ])
  const required = await readRequiredStakes(services, session.accountId, wallet)
  return {
    model: {
      required: minorToNumber(required, decimals),
      done: minorToNumber(wallet.stakedMinor, decimals),
      destinations: destinations.map(({ channel, destination, usableFromMs }) => ({
        ...{ channel, destination, usableFrom: usableFromMs },
      })),
    },
  }
})
