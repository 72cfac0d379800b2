import type { ParsedRequestOf } from '@fairground/contract/call'
import type * as calls from '@fairground/contract/calls/payment-rules'
import { CallError } from '@fairground/contract/envelope'
import { parseAmount } from '@fairground/money'
import { transaction } from '../../ground/db/tx.ts'
import { MOST_LIMIT_MINOR } from '../../operator/settings/game-limits.ts'
import type { ChannelRow, CurrencyRow } from '../../operator/settings/site-settings.ts'
import { stepOf, wholeFeeOf } from './channels.ts'
import type { PaymentsParts } from './parts.ts'

type Wish = ParsedRequestOf<typeof calls.saveChannel>
type Terms = Pick<ChannelRow, 'kind' | 'min_minor' | 'max_minor' | 'fee_bp' | 'fee_minor' | 'step_minor' | 'chips'>

/**
 * Adds a channel, which is then on, or changes the terms of the one of its id. Payments that were begun keep theirs.
 * @throws CallError currency_unknown, provider_unknown, terms_fixed, amount_malformed, limits_crossed, fee_too_high, step_unfit
 */
export function saveChannel({ db, payments }: Pick<PaymentsParts, 'db' | 'payments'>, wish: Wish): Promise<void> {
  const { id, provider, kind, currencyId, name, position } = wish
  return transaction(db, async (tx) => {
    const currency = await tx.selectFrom('currency').selectAll().where('id', '=', currencyId).executeTakeFirst()
    if (!currency) throw new CallError('currency_unknown')
    const row = await tx.selectFrom('payment_channel').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    if (!row && !payments.providers.has(provider)) throw new CallError('provider_unknown')
    const isSame = !row || (row.provider === provider && row.kind === kind && row.currency_id === currencyId)
    if (!isSame) throw new CallError('terms_fixed')
    const terms = readTerms(wish, currency)
    const columns = { ...terms, name, position }
    await tx
      .insertInto('payment_channel')
      .values({ id, provider, currency_id: currencyId, enabled: true, ...columns })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
      .execute()
  })
}

/** The terms in the smallest unit, once they make sense. @throws CallError */
function readTerms(wish: Wish, currency: CurrencyRow): Terms {
  const minorOf = (value: number | string) => readAmount(value, currency)
  const terms = {
    kind: wish.kind,
    min_minor: minorOf(wish.min),
    max_minor: minorOf(wish.max),
    fee_bp: wish.feeRate,
    fee_minor: minorOf(wish.feeFixed),
    step_minor: wish.step === null ? null : minorOf(wish.step),
    chips: wish.chips?.map((chip) => String(minorOf(chip))) ?? null,
  }
  const { min_minor, max_minor, step_minor, chips } = terms
  if (min_minor === 0n || step_minor === 0n)
    throw new CallError('amount_malformed', { decimals: currency.decimal_length })
  if (min_minor > max_minor) throw new CallError('limits_crossed')
  // A fee is at most half of an amount and a fixed part: what holds for the smallest payment holds for all.
  if (wholeFeeOf(terms, min_minor) >= min_minor) throw new CallError('fee_too_high')
  const stepMinor = stepOf({ row: terms, currency })
  const fits = (minor: bigint) => minor >= min_minor && minor <= max_minor && minor % stepMinor === 0n
  if (!fits(max_minor - (max_minor % stepMinor))) throw new CallError('step_unfit')
  if (!(chips ?? []).every((chip) => fits(BigInt(chip)))) throw new CallError('step_unfit')
  return terms
}

/** Reads an amount of the operator in a currency, 0 and above. @throws CallError amount_malformed */
export function readAmount(value: number | string, { decimal_length }: CurrencyRow): bigint {
  const minor = parseAmount(value, decimal_length)
  if (minor === undefined || minor > MOST_LIMIT_MINOR)
    throw new CallError('amount_malformed', { decimals: decimal_length })
  return minor
}
