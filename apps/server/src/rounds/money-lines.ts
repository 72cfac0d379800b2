import type { Database } from '../db/database.ts'

/** One posting of a round. */
export interface MoneyLine {
  kind: string
  source: string
  destination: string
  amountMinor: bigint
  atMs: number
}

/** The postings of a round, oldest first: its stake, its win, the release of the win, or their reversals. */
export async function listMoneyLines(db: Database, accountId: string, roundId: string): Promise<MoneyLine[]> {
  const rows = await db
    .selectFrom('posting')
    .select(['kind', 'source', 'destination', 'amount_minor', 'at'])
    .where('account_id', '=', accountId)
    .where('ref_id', '=', roundId)
    .orderBy('version')
    .orderBy('leg')
    .execute()
  return rows.map(({ kind, source, destination, amount_minor, at }) => ({
    kind,
    source,
    destination,
    amountMinor: amount_minor,
    atMs: at.getTime(),
  }))
}
