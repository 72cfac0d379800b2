import { addDecimals } from '../decimals.ts'
import type { BankName, Store } from './store.ts'

/** What a bank has moved in one currency; decimal texts. */
export interface Totals {
  currency: string
  paidIn: string
  reversed: string
  paidOut: string
}

/** Sums what a bank moved until a moment, by currency. @param until milliseconds since 1970, not included */
export function sumPayments(store: Store, bank: BankName, until: number): Totals[] {
  const totals = new Map<string, Totals>()
  const add = (field: 'paidIn' | 'reversed' | 'paidOut', query: string): void => {
    for (const row of store.prepare(query).iterate(bank, until)) {
      const { currency, amount } = row as { currency: string; amount: string }
      const sums = totals.get(currency) ?? { currency, paidIn: '0', reversed: '0', paidOut: '0' }
      totals.set(currency, { ...sums, [field]: addDecimals(sums[field], amount) })
    }
  }
  add('paidIn', `select currency, amount from checkout where bank = ? and status = 'paid' and closed_at < ?`)
  add('reversed', `select currency, amount from checkout where bank = ? and reversed_at < ?`)
  add('paidOut', `select currency, amount from payout where bank = ? and status = 'paid' and closed_at < ?`)
  return [...totals.values()]
}
