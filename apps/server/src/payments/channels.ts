import type { Channel } from '@fairground/contract/calls/pay'
import { CallError } from '@fairground/contract/envelope'
import type { Jurisdiction } from '@fairground/contract/jurisdiction'
import { minorToNumber } from '@fairground/money'
import type { SiteTables } from '../db/tables/site.ts'
import type { Services } from '../services.ts'
import type { CurrencyRow } from '../site/site-settings.ts'

/** A deposit channel with its currency. */
export interface RechargeChannel {
  row: SiteTables['payment_channel']
  currency: CurrencyRow
}

type ChannelParts = Pick<Services, 'payments' | 'readSite'>

/** The player of a payment. */
interface Payer {
  currencyId: string
  jurisdiction: Jurisdiction
}

/**
 * Lists the enabled channels of one kind in one currency that the jurisdiction allows and whose provider this server has.
 */
export async function listChannels(
  { payments, readSite }: ChannelParts,
  kind: 'recharge' | 'withdraw',
  { currencyId, jurisdiction }: Payer,
): Promise<Channel[]> {
  const { channels, currencies } = await readSite()
  const decimals = currencies.get(currencyId)?.decimal_length ?? 0
  return [...channels.values()]
    .filter((row) => row.enabled && row.kind === kind && row.currency_id === currencyId)
    .filter((row) => payments.providers.has(row.provider) && isAllowed(row.id, jurisdiction))
    .map((row) => ({
      id: row.id,
      name: row.name,
      currencyId: row.currency_id,
      min: minorToNumber(row.min_minor, decimals),
      max: minorToNumber(row.max_minor, decimals),
    }))
}

/**
 * Returns a deposit channel.
 * @throws CallError channel_unknown, also for a channel that is off, has another currency, or is not allowed
 */
export async function getRechargeChannel(
  { payments, readSite }: ChannelParts,
  id: string,
  { currencyId, jurisdiction }: Payer,
): Promise<RechargeChannel> {
  const { channels, currencies } = await readSite()
  const row = channels.get(id)
  const currency = currencies.get(currencyId)
  const isOpen =
    row?.enabled && row.kind === 'recharge' && payments.providers.has(row.provider) && isAllowed(id, jurisdiction)
  if (!currency || !isOpen || row.currency_id !== currencyId) throw new CallError('channel_unknown')
  return { row, currency }
}

function isAllowed(id: string, { paymentMethods }: Jurisdiction): boolean {
  return paymentMethods === null || paymentMethods.includes(id)
}
