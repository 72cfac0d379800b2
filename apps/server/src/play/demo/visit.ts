import { hash, randomBytes, randomUUIDv7 } from 'node:crypto'
import type { AccountState, Play, SeedPair } from '@fairground/ledger'
import { NO_USAGE } from '@fairground/ledger'
import type { Selectable } from 'kysely'
import { idleLimitMs } from '../../ground/call/session.ts'
import type { Database } from '../../ground/db/database.ts'
import type { DemoTables } from '../../ground/db/tables/demo.ts'
import { type Tx, transaction } from '../../ground/db/tx.ts'
import { getVisitorJurisdiction } from '../../operator/jurisdictions/get-jurisdiction.ts'
import { findTokenHash, newToken } from '../../people/accounts/token.ts'
import type { RevealedPair } from '../rounds/seeds.ts'
import type { DemoParts } from './parts.ts'

/** What a demonstration keeps: an account of the ledger with credits, its secret seeds, and the answers of its last calls. */
export interface DemoAccount {
  account: AccountState
  /** The server seed of the next pair, lower-case hex. */
  nextServerSeed: string
  /** The pair that the last rotation revealed. */
  revealed?: RevealedPair
  /** The last actions by their keys, the newest first. */
  answers: readonly KnownAnswer[]
}

/** An accepted action of a call: its repeat gets the same outcome. */
export interface KnownAnswer {
  key: string
  kind: string
  bodyHash: string
  /** The fields of the outcome but its time, which is `atMs`. */
  outcome: object
  atMs: number
}

/** A demonstration whose row is locked. */
export interface Visit extends Omit<Selectable<DemoTables['demo_visit']>, 'purse'> {
  purse: DemoAccount
}

/** The first balance and the refilled balance of a demonstration, in whole units. */
const CREDITS = 1000n
/** Time between the last use of a demonstration and its deletion. */
const LIFE_MS = 24 * 60 * 60 * 1000

/** What a demonstration is opened with. */
export interface VisitTerms {
  currencyId: string
  decimals: number
  /** The smallest stake in the currency's smallest unit: a balance below it is refilled. */
  minStakeMinor: bigint
  /** May refuse a new demonstration. */
  admit(): Promise<void>
}

/**
 * Opens a demonstration, or continues the caller's own. It refills a balance below the smallest stake, and starts a new
 * session after the idle limit of players.
 * @param token of an earlier demonstration
 */
export async function openVisit(
  parts: Pick<DemoParts, 'db' | 'demoDoor' | 'now' | 'readSite' | 'readSettings'>,
  token: string | undefined,
  terms: VisitTerms,
): Promise<{ token: string; balanceMinor: bigint }> {
  const at = new Date(parts.now())
  const credits = CREDITS * 10n ** BigInt(terms.decimals)
  const tokenHash = hashOf(token)
  const idleMs = idleLimitMs(await getVisitorJurisdiction(parts, undefined))
  const balanceMinor =
    tokenHash &&
    (await parts.demoDoor.enter(tokenHash.toString('hex'), (db) =>
      transaction(db, async (tx) => {
        const visit = await lockVisit(tx, tokenHash)
        if (visit?.currency_id !== terms.currencyId) return undefined
        if (visit.seen_at.getTime() < at.getTime() - idleMs) Object.assign(visit, { started_at: at, net_minor: 0n })
        const { account } = visit.purse
        const mainMinor = account.mainMinor < terms.minStakeMinor ? credits : account.mainMinor
        visit.purse.account = { ...account, mainMinor, version: account.version + 1 }
        await saveVisit(tx, visit, at)
        return mainMinor
      }),
    ))
  if (balanceMinor !== undefined && token !== undefined) return { token, balanceMinor }
  await terms.admit()
  const freshToken = newToken()
  const id = randomUUIDv7()
  await parts.db
    .insertInto('demo_visit')
    .values({
      ...{ id, token_hash: hashOf(freshToken) ?? Buffer.alloc(0), currency_id: terms.currencyId },
      ...{ seen_at: at, started_at: at, purse: print(newAccount(id, terms.currencyId, credits)) },
    })
    .execute()
  return { token: freshToken, balanceMinor: credits }
}

function newAccount(id: string, currencyId: string, creditsMinor: bigint): DemoAccount {
  const play: Play = {
    ...{ ownerId: id, version: 1, currencyId, limits: [], realityCheckMs: 0 },
    ...{ timeOutUntilMs: 0, excludedUntilMs: 0, countsMoney: false, usage: NO_USAGE },
  }
  return {
    account: {
      ...{ accountId: id, version: 1, revision: 0, mainMinor: creditsMinor, bonusMinor: 0n, heldMinor: 0n },
      ...{ stakedMinor: 0n, wonMinor: 0n, depositedMinor: 0n, depositCount: 0, nextNonce: 0 },
      pair: pairOf(newSeed(), randomBytes(8).toString('hex'), 0),
      nextPairId: randomUUIDv7(),
      ...{
        lastBets: {},
        openRounds: [],
        isCurrent: true,
        elsewhere: [],
        holds: [],
        pots: [],
        spins: [],
        runs: [],
        play,
      },
    },
    nextServerSeed: newSeed(),
    answers: [],
  }
}

/** A pair that decides bets. @param serverSeed lower-case hex */
export function pairOf(serverSeed: string, clientSeed: string, number: number): SeedPair {
  return { id: randomUUIDv7(), number, serverSeed, serverSeedHash: commitmentOf(serverSeed), clientSeed }
}

/** 32 random bytes, lower-case hex. */
export function newSeed(): string {
  return randomBytes(32).toString('hex')
}

/** sha256 of a seed's 32 bytes, hex. */
export function commitmentOf(seed: string): string {
  return hash('sha256', Buffer.from(seed, 'hex'), 'hex')
}

/** Finds the demonstration of a token and locks its row. */
export async function lockVisit(tx: Tx, tokenHash: Buffer): Promise<Visit | undefined> {
  const row = await tx
    .selectFrom('demo_visit')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst()
  return row && { ...row, purse: revive(row.purse) as DemoAccount }
}

/** Stores a demonstration whose row is locked. */
export async function saveVisit(tx: Tx, { id, purse, started_at, net_minor }: Visit, seenAt: Date): Promise<void> {
  await tx
    .updateTable('demo_visit')
    .set({ purse: print(purse), started_at, net_minor, seen_at: seenAt })
    .where('id', '=', id)
    .execute()
}

/** Deletes every demonstration with its rounds that was last used a day before `atMs`, milliseconds since 1970. */
export async function forgetVisits(db: Database, atMs: number): Promise<void> {
  await db
    .deleteFrom('demo_visit')
    .where('seen_at', '<=', new Date(atMs - LIFE_MS))
    .execute()
}

/** The hash by which a token is stored; undefined where it is none. */
export function hashOf(token: unknown): Buffer | undefined {
  const tokenHash = typeof token === 'string' ? findTokenHash(token) : undefined
  return tokenHash === undefined ? undefined : Buffer.from(tokenHash, 'hex')
}

/** Prints an account as JSON, which has no integers of any size: they become `{"int": "12"}`. */
const print = (purse: DemoAccount): string =>
  JSON.stringify(purse, (_, value) => (typeof value === 'bigint' ? { int: String(value) } : value))

function revive(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(revive)
  if (typeof value !== 'object' || value === null) return value
  const { int } = value as { int?: unknown }
  if (typeof int === 'string') return BigInt(int)
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, revive(field)]))
}
