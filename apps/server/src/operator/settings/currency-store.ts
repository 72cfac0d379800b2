import type { CurrencyTerms } from '@fairground/contract/calls/payment-rules'
import { CallError } from '@fairground/contract/envelope'
import { parseAmount } from '@fairground/money'
import type { Database } from '../../ground/db/database.ts'
import { transaction } from '../../ground/db/tx.ts'

/**
 * Adds a currency after all others, or changes the one of its id.
 * @throws CallError terms_fixed for other decimals, in which amounts are stored, and for a first currency whose scale is not 1
 */
export function saveCurrency(db: Database, currency: CurrencyTerms): Promise<void> {
  const { id, symbol, decimals, withdrawDecimals, scale, usdRate } = currency
  return transaction(db, async (tx) => {
    const rows = await tx.selectFrom('currency').selectAll().orderBy('position').forUpdate().execute()
    const storedRow = rows.find((row) => row.id === id)
    const isFirst = rows[0] === undefined || rows[0] === storedRow
    if (storedRow && storedRow.decimal_length !== decimals) throw new CallError('terms_fixed')
    if (isFirst && parseAmount(scale, 8) !== 10n ** 8n) throw new CallError('terms_fixed')
    const columns = { symbol, withdraw_decimal_length: withdrawDecimals, scale, usd_rate: usdRate }
    const position = (rows.at(-1)?.position ?? -1) + 1
    await tx
      .insertInto('currency')
      .values({ id, decimal_length: decimals, position, ...columns })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
      .execute()
  })
}
