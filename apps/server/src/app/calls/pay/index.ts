import type { DepositRow } from '@fairground/contract/calls/pay'
import * as pay from '@fairground/contract/calls/pay'
import { CallError } from '@fairground/contract/envelope'
import { minorToNumber, parseAmount } from '@fairground/money'
import { listChannels } from '../../../cash/payments/channels.ts'
import { type Deposit, findDeposit, findPaid, pageDeposits } from '../../../cash/payments/deposit.ts'
import { settleDeposit } from '../../../cash/payments/settle-deposit.ts'
import { startDeposit } from '../../../cash/payments/start-deposit.ts'
import { settlePayout } from '../../../cash/withdrawals/settle-payout.ts'
import { handle } from '../../../ground/call/handler.ts'
import { jurisdictionFor } from '../../../operator/jurisdictions/caller-jurisdiction.ts'
import { requireSwitchedOn } from '../../../operator/switches/switched-off.ts'
import { requireAge } from '../../../people/accounts/age.ts'
import { requireTerms } from '../../../people/accounts/terms.ts'
import { requireKyc } from '../../../people/kyc/require-kyc.ts'
import { getDecimals } from '../../../play/rounds/game.ts'

/** Lists the channels to deposit or withdraw in the player's currency. */
export const channels = handle(pay.channels, async ({ type }, context) => {
  const { services, session } = context
  const jurisdiction = await jurisdictionFor(context)
  return { list: await listChannels(services, type, { currencyId: session.currencyId, jurisdiction }) }
})

/** Starts a deposit. */
export const recharge = handle(pay.recharge, async ({ amount, channel }, context) => {
  const { services, session, key, headers } = context
  const jurisdiction = await jurisdictionFor(context)
  await requireTerms(services, session.accountId)
  await requireAge(services, session.accountId, jurisdiction)
  await requireSwitchedOn(services, session)
  // `startDeposit` refuses an amount that is none.
  const amountMinor = parseAmount(amount, await getDecimals(services, session.currencyId))
  if (amountMinor !== undefined) await requireKyc(services, session, { for: 'deposit', amountMinor, key })
  const site = services.config.publicUrl ?? `http://${headers.host}`
  const decimals = await getDecimals(services, session.currencyId)
  const { id, url, expiresAtMs, code, feeMinor } = await startDeposit(services, {
    accountId: session.accountId,
    walletId: session.walletId,
    currencyId: session.currencyId,
    jurisdiction,
    key,
    channel,
    amount,
    locale: String(headers.lang ?? 'en').slice(0, 16),
    returnUrl: `${site}/#recharge`,
  })
  const fee = minorToNumber(feeMinor, decimals)
  return { model: { id, url, expiresAt: expiresAtMs, fee, ...(code !== undefined && { code }) } }
})

/** Returns the status of one of the player's deposits. */
export const rechargeStatus = handle(pay.rechargeStatus, async ({ id }, { services, session }) => {
  const [deposit, decimals] = await Promise.all([
    findDeposit(services.db, session.walletId, id),
    getDecimals(services, session.currencyId),
  ])
  if (!deposit) throw new CallError('deposit_unknown')
  const { status, amountMinor, feeMinor } = deposit
  return { model: { id, status, amount: minorToNumber(amountMinor, decimals), fee: minorToNumber(feeMinor, decimals) } }
})

/** Lists the player's deposits, the newest first. */
export const rechargeList = handle(pay.rechargeList, async (page, { services, session }) => {
  const [{ deposits, total }, decimals] = await Promise.all([
    pageDeposits(services.db, session.walletId, page),
    getDecimals(services, session.currencyId),
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
    createdAt: createdAtMs,
    expiresAt: expiresAtMs,
    ...(closedAtMs !== undefined && { closedAt: closedAtMs }),
  }
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Returns the paid ones of the requested deposits; the currency's rate gives their worth in US dollars. */
export const paidList = handle(pay.paidList, async ({ ids }, { services, session }) => {
  const [deposits, { currencies }] = await Promise.all([
    findPaid(
      services.db,
      session.walletId,
      ids.filter((id) => ID.test(id)),
    ),
    services.readSite(),
  ])
  const currency = currencies.get(session.currencyId)
  const list = deposits.map(({ id, first, amountMinor }) => {
    const amount = minorToNumber(amountMinor, currency?.decimal_length ?? 0)
    // For marketing, not for money: whole cents of a dollar are exact enough.
    const usdAmount = Math.round(amount * Number(currency?.usd_rate ?? 1) * 100) / 100
    return { id, first, usdAmount, amount }
  })
  return { list }
})

/** Receives a provider's webhook. The signature of the raw body is verified before any field is used. */
export const hook = handle(pay.hook, async (_, { services, params, headers, bodyText }) => {
  const provider = services.payments.providers.get(params.provider ?? '')
  if (!provider) throw new CallError('not_found')
  const event = provider.verifyWebhook({ headers, body: bodyText, receivedAtMs: services.now() })
  if (event.about === 'payout') await settlePayout(services, provider.id, event)
  else await settleDeposit(services, provider.id, event)
  return {}
})
