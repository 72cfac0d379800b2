import { minorToDecimalString, parseAmount } from '@fairground/money'
import { sql } from 'kysely'
import { openCase } from './cases.ts'
import { type PaymentProvider, ProviderAway, type ProviderTotals } from './provider.ts'
import type { SettleParts } from './settle-deposit.ts'

/** The ledger may be so much later than the provider, because of lost and late webhooks. */
const LAG_MS = 60 * 60 * 1_000

/** What the ledger says of a provider's accounts in one currency, in the smallest unit. */
interface LedgerSums {
  currency_id: string
  paid_in: bigint
  reversed: bigint
  paid_out: bigint
}

const FIELDS = [
  ['paidIn', 'paid_in'],
  ['reversed', 'reversed'],
  ['paidOut', 'paid_out'],
] as const

/**
 * Compares the sums of a provider, as they were an hour ago, with those of its accounts in the ledger. The ledger follows the
 * provider by at most an hour: so a right sum lies between the ledger's of an hour ago and the ledger's of now. Each other sum
 * opens a case. @returns the number of differences
 */
export async function compareTotals(parts: SettleParts, provider: PaymentProvider): Promise<number> {
  if (!provider.findTotals) return 0
  const { db, log, now, readSite } = parts
  const atMs = now() - LAG_MS
  try {
    const before = await sumLedger(parts, provider.id, atMs)
    const totals = await provider.findTotals(atMs)
    const after = await sumLedger(parts, provider.id, now())
    const { currencies } = await readSite()
    let differences = 0
    for (const currencyId of new Set([...after.keys(), ...totals.map((each) => each.currencyId)])) {
      const decimals = currencies.get(currencyId)?.decimal_length ?? 0
      const theirs = totals.find((each) => each.currencyId === currencyId)
      for (const [field, column] of FIELDS) {
        const least = before.get(currencyId)?.[column] ?? 0n
        const most = after.get(currencyId)?.[column] ?? 0n
        const amount = minorOf(theirs, field, decimals)
        if (amount !== undefined && amount >= least && amount <= most) continue
        differences++
        const print = (minor: bigint): string => minorToDecimalString(minor, decimals)
        const details = { currencyId, sum: field, theirs: theirs?.[field] ?? '0', from: print(least), to: print(most) }
        const event = `${currencyId} ${field} ${details.theirs} ${details.from}`
        await openCase(db, { kind: 'totals', provider: provider.id, event, details }, now())
      }
    }
    return differences
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error
    log.warn({ err: error }, 'the provider could not be asked for its sums')
    return 0
  }
}

/** The amount in the smallest unit; undefined for a text that is none. */
function minorOf(totals: ProviderTotals | undefined, field: (typeof FIELDS)[number][0], decimals: number) {
  const text = totals?.[field] ?? '0'
  // A provider may write more decimals than the currency has, as zeros.
  return parseAmount(text.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, ''), decimals)
}

/**
 * Sums the ledger's accounts `provider:<channel>` of a provider until a moment, by currency. What came again after a reversal is left
 * out: a person has told of it, and a provider's sums still have the deposit and its reversal.
 */
async function sumLedger(
  { reports, readSite }: SettleParts,
  providerId: string,
  untilMs: number,
): Promise<ReadonlyMap<string, LedgerSums>> {
  const { channels } = await readSite()
  const accounts = [...channels.values()]
    .filter(({ provider }) => provider === providerId)
    .map(({ id }) => `provider:${id}`)
  const { rows } = await sql<LedgerSums>`
    select currency_id,
      coalesce(sum(p.amount_minor) filter (where p.source = any(${accounts}) and p.kind <> 'deposit_recovery'), 0)::bigint as paid_in,
      coalesce(sum(p.amount_minor) filter (where p.kind in ('deposit_reversal', 'deposit_loss', 'deposit_refund')), 0)::bigint as reversed,
      coalesce(sum(p.amount_minor) filter (
        where p.destination = any(${accounts}) and p.kind not in ('deposit_reversal', 'deposit_loss', 'deposit_refund')), 0)::bigint as paid_out
    from (
      select w.currency_id, p.source, p.destination, p.kind, p.amount_minor
      from posting p join wallet w on w.account_id = p.account_id where p.at < ${new Date(untilMs)}
      union all select currency_id, source, destination, kind, amount_minor from archived_sum
    ) p
    where p.source = any(${accounts}) or p.destination = any(${accounts})
    group by currency_id`.execute(reports)
  return new Map(rows.map((row) => [row.currency_id, row]))
}
