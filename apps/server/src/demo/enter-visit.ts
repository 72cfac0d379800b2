import { randomBytes, randomUUIDv7 } from 'node:crypto'
import { CallError, type Jurisdiction } from '@fairground/contract'
import { idleLimitMs } from '../accounts/session.ts'
import { findTokenHash, newToken } from '../accounts/token.ts'
import { type Tx, transaction } from '../db/tx.ts'
import { getVisitorJurisdiction } from '../jurisdictions/get-jurisdiction.ts'
import type { StakeRules } from '../rounds/game.ts'
import type { Services } from '../services.ts'
import { decideSharedBets } from './decide-shared-bets.ts'
import { newSeed, releaseHolds, type Visit } from './visit.ts'

/** What demonstrations need of the services. */
type VisitParts = Pick<Services, 'db' | 'demoDoor' | 'now' | 'sharedRounds' | 'readSite' | 'readSettings'>

/** What the operator has set, as it was read before the transaction: in it nothing waits for a second connection. */
export interface KnownSite extends StakeRules {
  /** The profile that visitors play by. */
  jurisdiction: Jurisdiction
}

/** Whole units that a demonstration begins with, and is filled up to once it is played out. */
const PURSE = 1000n

/**
 * Opens a demonstration, or goes on with the caller's own. One whose balance is below the smallest stake is filled up; one
 * that was left alone for as long as a player's session may be begins a new session.
 * @param token of an earlier one
 * @param given the currency with its decimals, and the smallest stake in its smallest unit; `admit` is asked before a new
 * one is opened
 */
export async function openVisit(
  parts: VisitParts,
  token: string | undefined,
  given: { currencyId: string; decimals: number; minStakeMinor: bigint; admit(): Promise<void> },
): Promise<{ token: string; visit: Visit }> {
  const { db, now } = parts
  const at = new Date(now())
  const jurisdiction = await getVisitorJurisdiction(parts, undefined)
  const purse = PURSE * 10n ** BigInt(given.decimals)
  const tokenHash = hashOf(token)
  const own =
    tokenHash &&
    (await parts.demoDoor.enter(tokenHash.toString('hex'), (own) =>
      transaction(own, async (tx) => {
        const visit = await enter(parts, tx, token, at)
        return visit?.currency_id === given.currencyId
          ? goOn(tx, visit, { at, purse, jurisdiction, ...given })
          : undefined
      }),
    ))
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

/** Opens a demonstration again: fills it up once it is played out, and begins a new session after a long pause. */
function goOn(
  tx: Tx,
  { id, seen_at, balance_minor }: Visit,
  {
    at,
    purse,
    jurisdiction,
    minStakeMinor,
  }: { at: Date; purse: bigint; jurisdiction: Jurisdiction; minStakeMinor: bigint },
): Promise<Visit> {
  const isIdle = seen_at.getTime() < at.getTime() - idleLimitMs(jurisdiction)
  return tx
    .updateTable('demo_visit')
    .set(({ eb }) => ({
      seen_at: at,
      version: eb('version', '+', 1),
      ...(balance_minor < minStakeMinor && { balance_minor: purse }),
      ...(isIdle && { started_at: at, net_minor: 0n }),
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * Does something in a demonstration, one thing after the other: its row is locked. Bets in shared rounds that are over by then
 * are decided first, and wins whose hold is over are paid. Its calls wait for each other without a connection.
 * @param atMs when what is done was asked for, milliseconds since 1970
 * @throws CallError demo_over for a token that is none, or whose demonstration is forgotten; too_many_requests
 */
export async function inVisit<Result>(
  parts: VisitParts,
  token: unknown,
  work: (tx: Tx, visit: Visit, known: KnownSite) => Promise<Result>,
  atMs = parts.now(),
): Promise<Result> {
  const [site, { minBetAmount }, jurisdiction] = await Promise.all([
    parts.readSite(),
    parts.readSettings(),
    getVisitorJurisdiction(parts, undefined),
  ])
  const tokenHash = hashOf(token)
  if (!tokenHash) throw new CallError('demo_over')
  return parts.demoDoor.enter(tokenHash.toString('hex'), (db) =>
    transaction(db, async (tx) => {
      const visit = await enter(parts, tx, token, new Date(atMs))
      if (!visit) throw new CallError('demo_over')
      return await work(tx, visit, { site, minBetAmount, jurisdiction })
    }),
  )
}

/** The demonstration of a token as it stands at a moment, its row locked. */
async function enter({ sharedRounds }: VisitParts, tx: Tx, token: unknown, at: Date): Promise<Visit | undefined> {
  const tokenHash = hashOf(token)
  if (!tokenHash) return undefined
  const visit = await tx
    .selectFrom('demo_visit')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst()
  if (!visit) return undefined
  const decided = await decideSharedBets(sharedRounds, tx, visit, at.getTime())
  return releaseHolds(tx, decided, { until: at })
}

function hashOf(token: unknown): Buffer | undefined {
  const hash = typeof token === 'string' ? findTokenHash(token) : undefined
  return hash === undefined ? undefined : Buffer.from(hash, 'hex')
}
