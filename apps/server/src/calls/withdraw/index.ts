import * as calls from '@fairground/contract/calls/withdraw'
import { requiredStakesOf } from '@fairground/ledger'
import { minorToNumber, parseAmount } from '@fairground/money'
import { requireAge } from '../../accounts/age.ts'
import { requireMoneyProof } from '../../accounts/second-factor.ts'
import { requireTerms } from '../../accounts/terms.ts'
import { type Context, handle } from '../../http/handler.ts'
import { jurisdictionFor } from '../../jurisdictions/caller-jurisdiction.ts'
import { requireKyc } from '../../kyc/require-kyc.ts'
import { listChannels } from '../../payments/channels.ts'
import { getDecimals } from '../../rounds/game.ts'
import { getWallet } from '../../rounds/wallet.ts'
import { listDestinations } from '../../withdrawals/destinations.ts'
import { readPayoutTimes } from '../../withdrawals/payout-times.ts'
import { requestWithdrawal, stepOf } from '../../withdrawals/request-withdrawal.ts'
import { decimalsOfChannel, pageWithdrawals, viewWithdrawal } from '../../withdrawals/withdrawal.ts'

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

/** Tells what must be staked, where the player has had money sent, and what a withdrawal costs and takes. */
export const withdrawInfo = handle(calls.withdrawInfo, async (_, context) => {
  const { services, session } = context
  const { accountId, walletId, currencyId } = session
  const jurisdiction = await jurisdictionFor(context)
  const [wallet, destinations, channels, site, { withdrawWagerPercent }] = await Promise.all([
    getWallet(services, walletId),
    listDestinations(services.db, accountId),
    listChannels(services, 'withdraw', { currencyId, jurisdiction }),
    services.readSite(),
    services.readSettings(),
  ])
  const times = await readPayoutTimes(
    services.db,
    channels.map(({ id }) => id),
  )
  const currency = site.currencies.get(currencyId)
  if (!currency) throw new Error(`the site has no currency ${currencyId}`)
  const money = (minor: bigint) => minorToNumber(minor, currency.decimal_length)
  return {
    model: {
      required: money(requiredStakesOf(wallet, withdrawWagerPercent)),
      done: money(wallet.stakedMinor),
      destinations: destinations.map(({ channel, destination, usableFromMs }) => ({
        ...{ channel, destination, usableFrom: usableFromMs },
      })),
      channels: channels.flatMap(({ id }) => {
        const row = site.channels.get(id)
        if (!row) return []
        return {
          id,
          feeBp: row.fee_bp,
          fee: money(row.fee_minor),
          step: money(stepOf({ row, currency })),
          ...times.get(id),
        }
      }),
    },
  }
})
