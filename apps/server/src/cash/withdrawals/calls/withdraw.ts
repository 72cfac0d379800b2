import * as calls from '@fairground/contract/calls/withdraw'
import { minorToNumber } from '@fairground/money'
import { walletIn } from '../../../money/wallet/account-wallets.ts'
import { getWallet } from '../../../money/wallet/get-wallet.ts'
import { jurisdictionFor } from '../../../operator/jurisdictions/caller-jurisdiction.ts'
import { getDecimals } from '../../../operator/settings/currencies.ts'
import { requireAge } from '../../../people/accounts/age.ts'
import { requireMoneyProof } from '../../../people/accounts/second-factor.ts'
import { requireTerms } from '../../../people/accounts/terms.ts'
import { requireKyc } from '../../../people/kyc/require-kyc.ts'
import { listDestinations } from '../destinations.ts'
import { handle } from '../parts.ts'
import { requestWithdrawal } from '../request-withdrawal.ts'
import { readRequiredStakes } from '../required-stakes.ts'
import { decimalsOfChannel, pageWithdrawals, viewWithdrawal } from '../withdrawal.ts'

/** Asks for money to be paid out. */
export const withdraw = handle(calls.withdraw, async ({ amount, channel, destination }, context) => {
  const { parts, session, key, bodyHash } = context
  const jurisdiction = await jurisdictionFor(context)
  await requireTerms(parts, session.accountId)
  await requireAge(parts, session.accountId, jurisdiction)
  const { accountId: ownerId, walletId: accountId, currencyId } = session
  const { row, action } = await requestWithdrawal(parts, {
    ...{ ownerId, accountId, currencyId, jurisdiction, key, bodyHash, channel, amount, destination },
    async requireIdentity(amountMinor) {
      await requireKyc(parts, session, { for: 'withdraw', amountMinor })
      await requireMoneyProof(parts, session)
    },
  })
  const decimals = await getDecimals(parts, currencyId)
  const money = (minor: bigint) => minorToNumber(minor, decimals)
  return {
    model: { id: row.id, status: row.status, amount: money(row.amount_minor), balance: money(action.mainMinor) },
  }
})

/** Lists the withdrawals of one of the player's wallets, the newest first. */
export const withdrawList = handle(calls.withdrawList, async ({ currencyId, ...page }, { parts, session }) => {
  const { walletId } = await walletIn(parts.db, session, currencyId)
  const [{ rows, total }, site] = await Promise.all([pageWithdrawals(parts.db, walletId, page), parts.readSite()])
  return {
    page: { content: rows.map((row) => viewWithdrawal(row, decimalsOfChannel(site, row.channel))), total },
  }
})

/** Tells what must be staked, and where the player has had money sent. */
export const withdrawInfo = handle(calls.withdrawInfo, async (_, { parts, session }) => {
  const [wallet, destinations, decimals] = await Promise.all([
    getWallet(parts, session.walletId),
    listDestinations(parts.db, session.accountId),
    getDecimals(parts, session.currencyId),
  ])
  const required = await readRequiredStakes(parts, session.accountId, wallet)
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
