import { CallError } from '@fairground/contract/envelope'
import { minorToDecimalString, minorToNumber, parseAmount } from '@fairground/money'
import type { WalletId } from '../../ground/db/wallet-id.ts'
import type { JurisdictionInForce } from '../../operator/settings/jurisdiction-store.ts'
import type { KycDemand } from '../../people/kyc/needed-level.ts'
import { demandFinder, refuseFor } from '../../people/kyc/require-kyc.ts'
import { requireDepositRoom } from '../../people/responsible/deposit-limit.ts'
import { playRulesOf } from '../../people/responsible/play-rules.ts'
import { refuseBreak } from '../../people/responsible/require-play.ts'
import { feeOf, getChannel, type OpenChannel } from './channels.ts'
import { type Deposit, ensureDeposit, keepCheckout } from './deposit.ts'
import type { PaymentsParts } from './parts.ts'
import { ProviderAway } from './provider.ts'

/** A player's untrusted request for a deposit. */
export interface DepositWish {
  accountId: string
  walletId: WalletId
  currencyId: string
  countryId: string | undefined
  jurisdiction: JurisdictionInForce
  /** Idempotency key. */
  key: string
  channel: string
  amount: number | string
  /** Language for the provider's page. */
  locale: string
  /** The address to which the page returns the player. */
  returnUrl: string
}

/**
 * Starts a deposit: first it stores the row, then, outside a transaction, it orders the provider's page. When the provider does
 * not answer, the row stays, and a repeat with the same key tries again.
 * @throws CallError channel_unknown, amount_malformed, deposit_below_minimum, deposit_above_maximum,
 * amount_step, too_many_open_deposits, limit_deposit, kyc_needed, time_out, self_excluded, key_reused, payment_maintenance
 */
export async function startDeposit(parts: PaymentsParts, wish: DepositWish): Promise<Deposit & { url: string }> {
  const { db, now } = parts
  const channel = await getChannel(parts, 'recharge', wish.channel, wish)
  const amountMinor = getAmount(wish.amount, channel)
  const { accountId, walletId, key } = wish
  const feeMinor = feeOf(channel.row, amountMinor)
  const request = { ownerId: accountId, accountId: walletId, key, channel: channel.row.id, amountMinor, feeMinor }
  const [site, atMs] = [await parts.readSite(), now()]
  const findDemand = await demandFinder(parts, wish, { for: 'deposit', amountMinor, key })
  let demand: KycDemand | undefined
  const deposit = await ensureDeposit(db, request, atMs, async (tx, play) => {
    refuseBreak(play, atMs)
    const wantedDeposit = { accountId, key, amountMinor, currency: channel.currency }
    await requireDepositRoom(tx, wantedDeposit, playRulesOf(play, wish.jurisdiction, site), atMs)
    // Under the player's lock: of deposits at once each sees those before it.
    demand = await findDemand(tx)
    if (demand) throw new CallError('kyc_needed')
  }).catch((error: unknown) => {
    if (demand) return refuseFor(parts, wish, demand)
    throw error
  })
  if (deposit.amountMinor !== amountMinor || deposit.channel !== channel.row.id) throw new CallError('key_reused')
  if (deposit.url !== undefined) return { ...deposit, url: deposit.url }
  return orderPage(parts, wish, channel, deposit)
}

async function orderPage(
  { db, log, payments }: PaymentsParts,
  { locale, returnUrl }: DepositWish,
  { row, currency }: OpenChannel,
  deposit: Deposit,
): Promise<Deposit & { url: string }> {
  const provider = payments.providers.get(row.provider)
  if (!provider) throw new CallError('channel_unknown')
  try {
    const checkout = await provider.createCheckout({
      depositId: deposit.id,
      accountId: deposit.accountId,
      amount: minorToDecimalString(deposit.amountMinor, currency.decimal_length),
      currencyId: currency.id,
      symbol: currency.symbol,
      locale,
      returnUrl,
    })
    await keepCheckout(db, deposit, checkout)
    return { ...deposit, url: checkout.url, code: checkout.code, expiresAtMs: checkout.expiresAtMs }
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error
    log.warn({ err: error, depositId: deposit.id }, 'no checkout page')
    throw new CallError('payment_maintenance')
  }
}

function getAmount(amount: number | string, { row, currency }: OpenChannel): bigint {
  const decimals = currency.decimal_length
  const amountMinor = parseAmount(amount, decimals)
  if (amountMinor === undefined) throw new CallError('amount_malformed', { decimals })
  const limit = (minor: bigint) => ({ limit: minorToNumber(minor, decimals), currency: currency.symbol })
  if (amountMinor < row.min_minor) throw new CallError('deposit_below_minimum', limit(row.min_minor))
  if (amountMinor > row.max_minor) throw new CallError('deposit_above_maximum', limit(row.max_minor))
  if (row.step_minor && amountMinor % row.step_minor !== 0n)
    throw new CallError('amount_step', { step: minorToNumber(row.step_minor, decimals), currency: currency.symbol })
  return amountMinor
}
