import { randomBytes, randomUUIDv7 } from 'node:crypto'
import { CallError } from '@fairground/contract/envelope'
import { HEADERS } from '@fairground/contract/headers'
import type { Jurisdiction } from '@fairground/contract/jurisdiction'
import type { Services } from '../../app/services.ts'
import type { Context } from '../../ground/call/handler.ts'
import { idleLimitMs } from '../../ground/call/session.ts'
import { type Tx, transaction } from '../../ground/db/tx.ts'
import { getVisitorJurisdiction } from '../../operator/jurisdictions/get-jurisdiction.ts'
import { findTokenHash, newToken } from '../../people/accounts/token.ts'
import type { StakeRules } from '../rounds/game.ts'
import { decideMultiplayerBets } from './decide-multiplayer-bets.ts'
import { newSeed, releaseHolds, type Visit } from './visit.ts'

/** The services that demonstrations need. */
type VisitParts = Pick<Services, 'db' | 'demoDoor' | 'now' | 'multiplayerRounds' | 'readSite' | 'readSettings'>

/** The operator's settings, read before the transaction, which must not wait for a second connection. */
export interface KnownSite extends StakeRules {
  /** The jurisdiction of visitors. */
  jurisdiction: Jurisdiction
}

/** The first balance and the refilled balance of a demonstration, in whole units. */
const PURSE = 1000n

/**
 * Opens a demonstration, or continues the caller's own. It refills a balance below the smallest stake, and starts a new
 * session after the idle limit of players.
 * @param token of an earlier demonstration
 * @param terms the currency with its decimals, and the smallest stake in its smallest unit; `admit` may refuse a new
 * demonstration
 */
export async function openVisit(
  parts: VisitParts,
  token: string | undefined,
  terms: { currencyId: string; decimals: number; minStakeMinor: bigint; admit(): Promise<void> },
): Promise<{ token: string; visit: Visit }> {
  const { db, now } = parts
  const at = new Date(now())
  const jurisdiction = await getVisitorJurisdiction(parts, undefined)
  const purse = PURSE * 10n ** BigInt(terms.decimals)
  const tokenHash = hashOf(token)
  const ownVisit =
    tokenHash &&
    (await parts.demoDoor.enter(tokenHash.toString('hex'), (db) =>
      transaction(db, async (tx) => {
        const visit = await enter(parts, tx, token, at)
        return visit?.currency_id === terms.currencyId
          ? goOn(tx, visit, { at, purse, jurisdiction, ...terms })
          : undefined
      }),
    ))
  if (ownVisit && token !== undefined) return { token, visit: ownVisit }
  await terms.admit()
  const freshToken = newToken()
  const visit = await db
    .insertInto('demo_visit')
    .values({
      id: randomUUIDv7(),
      token_hash: hashOf(freshToken) ?? Buffer.alloc(0),
      currency_id: terms.currencyId,
      balance_minor: purse,
      server_seed: newSeed(),
      next_server_seed: newSeed(),
      client_seed: randomBytes(8).toString('hex'),
      seen_at: at,
      started_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { token: freshToken, visit }
}

/** Continues a demonstration: refills a low balance, and starts a new session after a long pause. */
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
 * Runs work in a demonstration whose row is locked. First it decides the bets in multiplayer rounds that have ended, and pays
 * the wins whose hold has ended. Calls of one demonstration wait for each other without a connection.
 * @param atMs time of the request, milliseconds since 1970
 * @throws CallError demo_over for an invalid token or a deleted demonstration; too_many_requests
 */
export async function inVisit<Result>(
  parts: VisitParts,
  token: unknown,
  work: (tx: Tx, visit: Visit, knownSite: KnownSite) => Promise<Result>,
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

/** Returns the demonstration of a token, brought up to a time, its row locked. */
async function enter({ multiplayerRounds }: VisitParts, tx: Tx, token: unknown, at: Date): Promise<Visit | undefined> {
  const tokenHash = hashOf(token)
  if (!tokenHash) return undefined
  const visit = await tx
    .selectFrom('demo_visit')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst()
  if (!visit) return undefined
  const visitAfterBets = await decideMultiplayerBets(multiplayerRounds, tx, visit, at.getTime())
  return releaseHolds(tx, visitAfterBets, { until: at })
}

function hashOf(token: unknown): Buffer | undefined {
  const hash = typeof token === 'string' ? findTokenHash(token) : undefined
  return hash === undefined ? undefined : Buffer.from(hash, 'hex')
}

/** Returns the token of the call's demonstration. */
export function demoTokenOf({ headers }: Pick<Context, 'headers'>): string | undefined {
  const token = headers[HEADERS.demo.toLowerCase()]
  return typeof token === 'string' && token !== '' ? token : undefined
}
