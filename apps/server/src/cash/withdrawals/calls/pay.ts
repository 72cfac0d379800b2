import type { DepositRow } from '@fairground/contract/calls/pay'
import * as pay from '@fairground/contract/calls/pay'
import { CallError } from '@fairground/contract/envelope'
import { minorToNumber } from '@fairground/money'
import type { Session } from '../../../ground/call/session.ts'
import { walletIn } from '../../../money/wallet/account-wallets.ts'
import { jurisdictionFor } from '../../../operator/jurisdictions/caller-jurisdiction.ts'
import { currencyIn, decimalsIn, getDecimals } from '../../../operator/settings/currencies.ts'
import { usdCentsOf } from '../../../operator/settings/scaled-amount.ts'
import type { SiteSettings } from '../../../operator/settings/site-settings.ts'
import { requireSwitchedOn } from '../../../operator/switches/switched-off.ts'
import { requireAge } from '../../../people/accounts/age.ts'
import { requireTerms } from '../../../people/accounts/terms.ts'
import { listChannels } from '../../payments/channels.ts'
import { type Deposit, findOwnDeposit, findPaid, pageDeposits } from '../../payments/deposit.ts'
import { settleDeposit } from '../../payments/settle-deposit.ts'
import { startDeposit } from '../../payments/start-deposit.ts'
import { handle } from '../parts.ts'
import { settlePayout } from '../settle-payout.ts'

/** Lists the channels to deposit or withdraw in the player's currency. */
export const channels = handle(pay.channels, async ({ type }, context) => {
  const { parts, session } = context
  const jurisdiction = await jurisdictionFor(context)
  return { list: await listChannels(parts, type, { currencyId: session.currencyId, jurisdiction }) }
})

/** Starts a deposit. */
export const recharge = handle(pay.recharge, async ({ amount, channel }, context) => {
  const { parts, session, key, headers, siteOrigin } = context
  const jurisdiction = await jurisdictionFor(context)
  await requireTerms(parts, session.accountId)
  await requireAge(parts, session.accountId, jurisdiction)
  await requireSwitchedOn(parts, session)
  const decimals = await getDecimals(parts, session.currencyId)
  const { id, url, expiresAtMs, code, feeMinor } = await startDeposit(parts, {
    accountId: session.accountId,
    walletId: session.walletId,
    currencyId: session.currencyId,
    countryId: session.countryId,
    jurisdiction,
    key,
    channel,
    amount,
    locale: String(headers.lang ?? 'en').slice(0, 16),
    returnUrl: `${siteOrigin}/#recharge`,
  })
  const fee = minorToNumber(feeMinor, decimals)
  return { model: { id, url, expiresAt: expiresAtMs, fee, ...(code !== undefined && { code }) } }
})

/** Returns the status of one of the player's deposits, in whichever wallet. */
export const rechargeStatus = handle(pay.rechargeStatus, async ({ id }, { parts, session }) => {
  const [deposit, site] = await Promise.all([findOwnDeposit(parts.db, session.accountId, id), parts.readSite()])
  if (!deposit) throw new CallError('deposit_unknown')
  const { status, amountMinor, feeMinor, channel, heldAtMs, refundedAtMs } = deposit
  const { decimals, named } = moneyOf(site, channel, session)
  const amounts = { amount: minorToNumber(amountMinor, decimals), fee: minorToNumber(feeMinor, decimals) }
  const times = {
    ...(heldAtMs !== undefined && { heldAt: heldAtMs }),
    ...(refundedAtMs !== undefined && { returnedAt: refundedAtMs }),
  }
  return { model: { id, status, ...amounts, ...times, ...named } }
})

/** How a deposit's amounts are shown: by its channel, whose currency is named where the player plays in another. */
function moneyOf(site: SiteSettings, channelId: string, { currencyId: ownId }: Pick<Session, 'currencyId'>) {
  const currencyId = site.channels.get(channelId)?.currency_id ?? ownId
  return { decimals: decimalsIn(site, currencyId), currencyId, named: currencyId === ownId ? {} : { currencyId } }
}

/** Lists the deposits of one of the player's wallets, the newest first. */
export const rechargeList = handle(pay.rechargeList, async ({ currencyId: wanted, ...page }, { parts, session }) => {
  const { walletId, currencyId } = await walletIn(parts.db, session, wanted)
  const [{ deposits, total }, decimals] = await Promise.all([
    pageDeposits(parts.db, walletId, page),
    getDecimals(parts, currencyId),
  ])
  return { page: { content: deposits.map((deposit) => rowOf(deposit, decimals)), total } }
})

function rowOf(deposit: Deposit, decimals: number): DepositRow {
  const { id, channel, amountMinor, status, url, code, reference, createdAtMs, expiresAtMs, closedAtMs } = deposit
  return {
    id,
    channel,
    amount: minorToNumber(amountMinor, decimals),
    status,
    fee: minorToNumber(deposit.feeMinor, decimals),
    ...(status === 'NEW' && url !== undefined && { url }),
    ...(status === 'NEW' && code !== undefined && { code }),
    ...(reference !== undefined && { reference }),
    ...(deposit.reversedAtMs !== undefined && { reversedAt: deposit.reversedAtMs }),
    ...(deposit.heldAtMs !== undefined && { heldAt: deposit.heldAtMs }),
    ...(deposit.refundedAtMs !== undefined && { returnedAt: deposit.refundedAtMs }),
    createdAt: createdAtMs,
    expiresAt: expiresAtMs,
    ...(closedAtMs !== undefined && { closedAt: closedAtMs }),
  }
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Returns the paid ones of the requested deposits of any wallet; the currency's rate gives their worth in US dollars. */
export const paidList = handle(pay.paidList, async ({ ids }, { parts, session }) => {
  const [deposits, site] = await Promise.all([
    findPaid(
      parts.db,
      session.accountId,
      ids.filter((id) => ID.test(id)),
    ),
    parts.readSite(),
  ])
  const list = deposits.map(({ id, first, amountMinor, channel }) => {
    const { decimals, currencyId, named } = moneyOf(site, channel, session)
    const amount = minorToNumber(amountMinor, decimals)
    const usdAmount = minorToNumber(usdCentsOf(amountMinor, currencyIn(site, currencyId)), 2)
    return { id, first, usdAmount, amount, ...named }
  })
  return { list }
})

/** Receives a provider's webhook. The signature of the raw body is verified before any field is used. */
export const hook = handle(pay.hook, async (_, { parts, params, headers, bodyText }) => {
  const provider = parts.payments.providers.get(params.provider ?? '')
  if (!provider) throw new CallError('not_found')
  const event = provider.verifyWebhook({ headers, body: bodyText, receivedAtMs: parts.now() })
  if (event.about === 'payout') await settlePayout(parts, provider.id, event)
  else await settleDeposit(parts, provider.id, event)
  return {}
})
