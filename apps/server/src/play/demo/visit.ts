import { randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Database } from '../../ground/db/database.ts'
import type { DemoTables } from '../../ground/db/tables/demo.ts'
import type { Tx } from '../../ground/db/tx.ts'

/** A demonstration: a visitor's play money and seeds. It holds the secret of open rounds. */
export type Visit = Selectable<DemoTables['demo_visit']>

/** Time between the last use of a demonstration and its deletion. */
const LIFE_MS = 24 * 60 * 60 * 1000

/** Pays held wins: of one round, of all, or those whose hold ends by `until`. @returns the visit after it */
export async function releaseHolds(tx: Tx, visit: Visit, which: { roundId?: string; until?: Date }): Promise<Visit> {
  const { roundId, until } = which
  const releasedRows = await tx
    .updateTable('demo_round')
    .set({ held_until: null })
    .where('visit_id', '=', visit.id)
    .where('held_until', 'is not', null)
    .$if(roundId !== undefined, (query) => query.where('id', '=', roundId ?? ''))
    .$if(until !== undefined, (query) => query.where('held_until', '<=', until ?? new Date(0)))
    .returning('payout_minor')
    .execute()
  if (releasedRows.length === 0) return visit
  const paidMinor = releasedRows.reduce((sum, { payout_minor }) => sum + payout_minor, 0n)
  return changeVisit(tx, visit, { balance_minor: visit.balance_minor + paidMinor })
}

/** Changes a demonstration whose row is locked, and raises its version. */
export function changeVisit(
  tx: Tx,
  { id, version }: Visit,
  change: Partial<
    Pick<
      Visit,
      'balance_minor' | 'next_nonce' | 'server_seed' | 'next_server_seed' | 'client_seed' | 'seen_at' | 'net_minor'
    >
  >,
): Promise<Visit> {
  return tx
    .updateTable('demo_visit')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** 32 random bytes, lower-case hex. */
export function newSeed(): string {
  return randomBytes(32).toString('hex')
}

/** Deletes every demonstration with its rounds that was last used a day before `atMs`, milliseconds since 1970. */
export async function forgetVisits(db: Database, atMs: number): Promise<void> {
  await db
    .deleteFrom('demo_visit')
    .where('seen_at', '<=', new Date(atMs - LIFE_MS))
    .execute()
}
