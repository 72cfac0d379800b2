import type { ChannelTerms, CurrencyTerms } from '@fairground/contract/calls/payment-rules'
import * as calls from '@fairground/contract/calls/payment-rules'
import { minorToNumber } from '@fairground/money'
import { saveChannel as storeChannel } from '../../../cash/payments/channel-store.ts'
import { readPayoutRule, savePayoutRule as storeRule } from '../../../cash/withdrawals/payout-rules.ts'
import type { Database } from '../../../ground/db/database.ts'
import { saveCurrency as storeCurrency } from '../../../operator/settings/currency-store.ts'
import {
  type ChannelRow,
  type CurrencyRow,
  loadSiteSettings,
  type SiteSettings,
} from '../../../operator/settings/site-settings.ts'
import { handle } from '../parts.ts'

/** Lists currencies and channels, read from the database. */
export const listPaymentRules = handle(calls.listPaymentRules, async (_, { parts: { db, payments } }) => {
  const site = await loadSiteSettings(db)
  const views = await Promise.all([...site.channels.keys()].map((id) => findChannelView(db, id, site)))
  return {
    currencies: [...site.currencies.values()].map(viewCurrency),
    channels: views.filter((view) => view !== null),
    providers: [...payments.providers.keys()],
  }
})

/** Adds a currency, or changes one. */
export const saveCurrency = handle(
  calls.saveCurrency,
  async (currency, { parts: { db } }) => {
    await storeCurrency(db, currency)
    return { model: currency }
  },
  async ({ id }, { parts: { db } }) => {
    const row = (await loadSiteSettings(db)).currencies.get(id)
    return row ? viewCurrency(row) : null
  },
)

/** Adds a channel, or changes one. */
export const saveChannel = handle(
  calls.saveChannel,
  async (channel, { parts }) => {
    await storeChannel(parts, channel)
    return { model: await getChannelView(parts.db, channel.id) }
  },
  ({ id }, { parts: { db } }) => findChannelView(db, id),
)

/** Sets the rules of payouts of a channel. */
export const savePayoutRule = handle(
  calls.savePayoutRule,
  async (rule, { parts: { db } }) => {
    await storeRule(db, rule)
    return { model: await getChannelView(db, rule.channelId) }
  },
  ({ channelId }, { parts: { db } }) => findChannelView(db, channelId),
)

function viewCurrency(row: CurrencyRow): CurrencyTerms {
  return {
    ...{ id: row.id, symbol: row.symbol, decimals: row.decimal_length, withdrawDecimals: row.withdraw_decimal_length },
    ...{ scale: plain(row.scale), usdRate: plain(row.usd_rate) },
  }
}

/** A decimal text without the zeros that the database adds. */
const plain = (text: string) => (text.includes('.') ? text.replace(/\.?0+$/, '') : text)

async function getChannelView(db: Database, id: string): Promise<ChannelTerms> {
  const view = await findChannelView(db, id)
  if (!view) throw new Error(`the channel ${id} is gone`)
  return view
}

async function findChannelView(db: Database, id: string, site?: SiteSettings): Promise<ChannelTerms | null> {
  const { channels, currencies } = site ?? (await loadSiteSettings(db))
  const row = channels.get(id)
  const currency = row && currencies.get(row.currency_id)
  if (!row || !currency) return null
  const toNumber = (minor: bigint) => minorToNumber(minor, currency.decimal_length)
  const orNone = (minor: bigint | null) => (minor === null ? null : toNumber(minor))
  return {
    ...viewTerms(row, toNumber),
    ...(row.kind === 'withdraw' && { payout: await viewRule(db, id, { toNumber, orNone }) }),
  }
}

function viewTerms(row: ChannelRow, toNumber: (minor: bigint) => number): ChannelTerms {
  const { id, provider, kind, name, position, enabled, step_minor, chips } = row
  return {
    ...{ id, provider, kind, currencyId: row.currency_id, name, position, enabled },
    ...{ min: toNumber(row.min_minor), max: toNumber(row.max_minor) },
    ...{ feeRate: row.fee_bp, feeFixed: toNumber(row.fee_minor) },
    step: step_minor === null ? null : toNumber(step_minor),
    chips: chips?.map((digits) => toNumber(BigInt(digits))) ?? null,
  }
}

async function viewRule(
  db: Database,
  id: string,
  { toNumber, orNone }: { toNumber(minor: bigint): number; orNone(minor: bigint | null): number | null },
): Promise<NonNullable<ChannelTerms['payout']>> {
  const rule = await readPayoutRule(db, id)
  return {
    ...{ auto: toNumber(rule.auto_minor), autoDay: toNumber(rule.auto_day_minor) },
    ...{ twoPersons: orNone(rule.two_persons_minor), day: orNone(rule.day_minor) },
    ...{ waitHours: rule.destination_hours, sharedDestinations: rule.shared_destinations },
  }
}
