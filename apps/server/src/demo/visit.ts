import { randomBytes, randomUUIDv7 } from 'node:crypto'
import { CallError } from '@fairground/contract'
import { type Selectable, sql } from 'kysely'
import { IDLE_LIMIT_MS } from '../accounts/session.ts'
import { findTokenHash, newToken } from '../accounts/token.ts'
import type { Database } from '../db/database.ts'
import type { DemoTables } from '../db/tables/demo.ts'
import { type Tx, transaction } from '../db/tx.ts'

/** A demonstration: somebody's play money and seeds. It holds the secret of open rounds. */
export type Visit = Selectable<DemoTables['demo_visit']>

/** What demonstrations need of the services. */
interface VisitParts {
  db: Database
  now(): number
}

/** Whole units that a demonstration begins with, and is filled up to once it is played out. */
const PURSE = 1000n
/** A demonstration is forgotten so long after its last use. */
const LIFE_MS = 24 * 60 * 60 * 1000

/**
 * Opens a demonstration, or goes on with the caller's own. One whose balance is below the smallest stake is filled up; one
 * that was left alone for as long as a player's session may be begins a new session.
 * @param token of an earlier one
 * @param given the currency with its decimals, and the smallest stake in its smallest unit; `admit` is asked before a new
 * one is opened
 */
export async function openVisit(
  { db, now }: VisitParts,
  token: string | undefined,
  given: { currencyId: string; decimals: number; minStakeMinor: bigint; admit(): Promise<void> },
): Promise<{ token: string; visit: Visit }> {
  const at = new Date(now())
  const purse = PURSE * 10n ** BigInt(given.decimals)
  const known = hashOf(token)
  const isIdle = sql<boolean>`seen_at < ${new Date(now() - IDLE_LIMIT_MS)}`
  const own = await db
    .updateTable('demo_visit')
    .set(({ eb, case: when }) => ({
      seen_at: at,
      version: eb('version', '+', 1),
      balance_minor: when()
        .when('balance_minor', '<', given.minStakeMinor)
        .then(purse)
        .else(eb.ref('balance_minor'))
        .end(),
      started_at: when().when(isIdle).then(at).else(eb.ref('started_at')).end(),
      net_minor: when().when(isIdle).then(0n).else(eb.ref('net_minor')).end(),
    }))
    .where('token_hash', '=', known ?? Buffer.alloc(0))
    .where('currency_id', '=', given.currencyId)
    .returningAll()
    .executeTakeFirst()
  if (own && token !== undefined) return { token, visit: own }
  await given.admit()
  const fresh = newToken()
  const visit = await db
    .insertInto('demo_visit')
    .values({
      id: randomUUIDv7(),
      token_hash: hashOf(fresh) ?? Buffer.alloc(0),
      currency_id: given.currencyId,
      balance_minor: purse,
      server_seed: newSeed(),
      next_server_seed: newSeed(),
      client_seed: randomBytes(8).toString('hex'),
      seen_at: at,
      started_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { token: fresh, visit }
}

/**
 * Does something in a demonstration, one thing after the other: its row is locked. Wins whose hold is over are paid first.
 * @throws CallError demo_over for a token that is none, or whose demonstration is forgotten
 */
export function inVisit<Result>(
  { db, now }: VisitParts,
  token: unknown,
  work: (tx: Tx, visit: Visit) => Promise<Result>,
): Promise<Result> {
  const tokenHash = hashOf(token)
  if (!tokenHash) throw new CallError('demo_over')
  const at = new Date(now())
  return transaction(db, async (tx) => {
    const visit = await tx
      .selectFrom('demo_visit')
      .selectAll()
      .where('token_hash', '=', tokenHash)
      .forUpdate()
      .executeTakeFirst()
    if (!visit) throw new CallError('demo_over')
    return work(tx, await releaseHolds(tx, visit, { until: at }))
  })
}

/** Pays held wins: of one round, of all, or those whose time was over at a moment. @returns the visit as it is then */
export async function releaseHolds(tx: Tx, visit: Visit, which: { roundId?: string; until?: Date }): Promise<Visit> {
  const { roundId, until } = which
  const released = await tx
    .updateTable('demo_round')
    .set({ held_until: null })
    .where('visit_id', '=', visit.id)
    .where('held_until', 'is not', null)
    .$if(roundId !== undefined, (query) => query.where('id', '=', roundId ?? ''))
    .$if(until !== undefined, (query) => query.where('held_until', '<=', until ?? new Date(0)))
    .returning('payout_minor')
    .execute()
  if (released.length === 0) return visit
  const paid = released.reduce((sum, { payout_minor }) => sum + payout_minor, 0n)
  return changeVisit(tx, visit, { balance_minor: visit.balance_minor + paid })
}

/** Writes a change of a demonstration whose row is locked, and raises its version. */
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

/** Forgets every demonstration, with its rounds, that was last used a day before `atMs`, milliseconds since 1970. */
export async function forgetVisits(db: Database, atMs: number): Promise<void> {
  await db
    .deleteFrom('demo_visit')
    .where('seen_at', '<=', new Date(atMs - LIFE_MS))
    .execute()
}

function hashOf(token: unknown): Buffer | undefined {
  const hash = typeof token === 'string' ? findTokenHash(token) : undefined
  return hash === undefined ? undefined : Buffer.from(hash, 'hex')
}
