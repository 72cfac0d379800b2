import type { Channel } from '@fairground/contract/calls/pay'
import { CallError } from '@fairground/contract/envelope'
import type { Jurisdiction } from '@fairground/contract/jurisdiction'
import { minorToNumber } from '@fairground/money'
import type { ChannelRow, CurrencyRow } from '../../operator/settings/site-settings.ts'
import type { PaymentDuration } from './durations.ts'
import type { PaymentsParts } from './parts.ts'

/** A channel with its currency. */
export interface OpenChannel {
  row: ChannelRow
  currency: CurrencyRow
}

type ChannelParts = Pick<PaymentsParts, 'payments' | 'readSite'>

/** The player of a payment. */
interface Payer {
  currencyId: string
  jurisdiction: Jurisdiction
}

/**
 * Lists the enabled channels of one kind in one currency that the jurisdiction allows and whose provider this server has.
 */
export async function listChannels(
  { db, now, payments, readSite }: Pick<PaymentsParts, 'db' | 'now'> & ChannelParts,
  kind: 'recharge' | 'withdraw',
  { currencyId, jurisdiction }: Payer,
): Promise<Channel[]> {
  const [{ channels, currencies }, durations] = await Promise.all([readSite(), payments.durations.read(db, now())])
  const currency = currencies.get(currencyId)
  if (!currency) return []
  const codes = new Set([...payments.providers.values()].filter(({ hasCode }) => hasCode).map(({ id }) => id))
  return [...channels.values()]
    .filter((row) => row.enabled && row.kind === kind && row.currency_id === currencyId)
    .filter((row) => payments.providers.has(row.provider) && isAllowed(row.id, jurisdiction))
    .map((row) => channelOf({ row, currency }, { hasCode: codes.has(row.provider), duration: durations.get(row.id) }))
}

function channelOf(
  { row, currency }: OpenChannel,
  { hasCode, duration }: { hasCode: boolean; duration: PaymentDuration | undefined },
): Channel {
  const { id, name, min_minor, max_minor, fee_bp, fee_minor, chips } = row
  const toNumber = (minor: bigint): number => minorToNumber(minor, currency.decimal_length)
  const stepMinor = stepOf({ row, currency })
  const isDeposit = row.kind === 'recharge'
  return {
    ...{ id, name, currencyId: row.currency_id, min: toNumber(min_minor), max: toNumber(max_minor) },
    ...((fee_bp > 0 || fee_minor > 0n) && { fee: { rate: fee_bp, fixed: toNumber(fee_minor) } }),
    ...(stepMinor > 1n && { step: toNumber(stepMinor) }),
    ...(chips !== null && { chips: chips.map((digits) => toNumber(BigInt(digits))) }),
    ...(isDeposit && { kind: hasCode ? 'code' : 'page' }),
    ...duration,
  }
}

type FeeTerms = Pick<ChannelRow, 'fee_bp' | 'fee_minor'>

/**
 * The fee of a payment: the channel's rate, rounded up to the smallest unit, and its fixed part; always less than the amount,
 * so that a payment brings something.
 */
export function feeOf(terms: FeeTerms, amountMinor: bigint): bigint {
  const fee = wholeFeeOf(terms, amountMinor)
  return fee < amountMinor ? fee : amountMinor - 1n
}

/** The fee that the terms ask for, which may be more than the amount. */
export function wholeFeeOf({ fee_bp, fee_minor }: FeeTerms, amountMinor: bigint): bigint {
  return (amountMinor * BigInt(fee_bp) + 9_999n) / 10_000n + fee_minor
}

/**
 * The amount of which every payment by a channel is a multiple, in the smallest unit: the channel's step where it has one, and of a
 * withdrawal the currency's withdrawal decimals too (WA-03).
 */
export function stepOf({
  row,
  currency,
}: {
  row: Pick<ChannelRow, 'kind' | 'step_minor'>
  currency: CurrencyRow
}): bigint {
  if (row.kind === 'recharge') return row.step_minor ?? 1n
  const currencyStep = 10n ** BigInt(Math.max(0, currency.decimal_length - currency.withdraw_decimal_length))
  const channelStep = row.step_minor ?? 1n
  return (channelStep / greatestDivisor(channelStep, currencyStep)) * currencyStep
}

function greatestDivisor(one: bigint, other: bigint): bigint {
  return other === 0n ? one : greatestDivisor(other, one % other)
}

/**
 * Returns a channel of a kind. For a withdrawal a deposit channel's id names the channel that its provider pays out by.
 * It reads the channel from the database: a payment obeys what the operator has set last, and what is switched off (OP-02).
 * @throws CallError channel_unknown, also for a channel that has another currency or is not allowed; payment_maintenance
 */
export async function getChannel(
  { db, payments, readSite }: ChannelParts & Pick<PaymentsParts, 'db'>,
  kind: 'recharge' | 'withdraw',
  id: string,
  { currencyId, jurisdiction }: Payer,
): Promise<OpenChannel> {
  const { channels, currencies } = await readSite()
  const namedRow = channels.get(id)
  const isOfProvider = (row: ChannelRow) =>
    row.kind === kind && row.provider === namedRow?.provider && row.currency_id === namedRow.currency_id
  const ofProvider = [...channels.values()].filter(isOfProvider)
  const row = namedRow?.kind === kind ? namedRow : (ofProvider.find(({ enabled }) => enabled) ?? ofProvider[0])
  const currency = currencies.get(currencyId)
  const isOffered = row?.kind === kind && payments.providers.has(row.provider) && isAllowed(row.id, jurisdiction)
  if (!currency || !isOffered || row.currency_id !== currencyId) throw new CallError('channel_unknown')
  const currentRow = await db.selectFrom('payment_channel').selectAll().where('id', '=', row.id).executeTakeFirst()
  if (!currentRow?.enabled) throw new CallError('payment_maintenance')
  return { row: currentRow, currency }
}

function isAllowed(id: string, { paymentMethods }: Jurisdiction): boolean {
  return paymentMethods === null || paymentMethods.includes(id)
}
