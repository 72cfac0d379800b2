import * as calls from '@fairground/contract/calls/withdraw'
import { requiredStakesOf } from '@fairground/ledger'
import { minorToNumber } from '@fairground/money'
import { requireAge } from '../../accounts/age.ts'
import { requireProof } from '../../accounts/second-factor.ts'
import { requireTerms } from '../../accounts/terms.ts'
import { handle } from '../../http/handler.ts'
import { jurisdictionFor } from '../../jurisdictions/caller-jurisdiction.ts'
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
  await requireProof(services, session)
  const { accountId, currencyId } = session
  const { row, action } = await requestWithdrawal(services, {
    ...{ accountId, currencyId, jurisdiction, key, bodyHash, channel, amount, destination },
  })
  const decimals = await getDecimals(services, currencyId)
  const money = (minor: bigint) => minorToNumber(minor, decimals)
  return {
    model: { id: row.id, status: row.status, amount: money(row.amount_minor), balance: money(action.mainMinor) },
  }
})

/** Lists the player's withdrawals, the newest first. */
export const withdrawList = handle(calls.withdrawList, async (page, { services, session }) => {
  const [{ rows, total }, site] = await Promise.all([
    pageWithdrawals(services.db, session.accountId, page),
    services.readSite(),
  ])
  return {
    page: { content: rows.map((row) => viewWithdrawal(row, decimalsOfChannel(site, row.channel))), total },
  }
})

/** Tells what must be staked, where the player has had money sent, and what a withdrawal costs and takes. */
export const withdrawInfo = handle(calls.withdrawInfo, async (_, context) => {
  const { services, session } = context
  const { accountId, currencyId } = session
  const jurisdiction = await jurisdictionFor(context)
  const [wallet, destinations, channels, site, { withdrawWagerPercent }] = await Promise.all([
    getWallet(services, accountId),
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
        return { id, feeBp: row.fee_bp, fee: money(row.fee_minor), step: money(stepOf(currency)), ...times.get(id) }
      }),
    },
  }
})
