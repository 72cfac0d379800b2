import { hash, randomBytes } from 'node:crypto'
import type { SeedChain } from '@fairground/contract'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { transaction } from '../db/tx.ts'
import type { Log } from '../log.ts'
import type { MadeChain } from './chain-worker.ts'
import { makeChain } from './make-chain.ts'

/** Links between two kept seeds: so many hashes at the most for a seed, and so many rounds until the next such walk. */
const SPACING = 4_096

/** A round's place in its chain. */
export interface ChainLink {
  chain: number
  /** From 1. */
  link: number
  salt: string
  /** Secret until the round's flight is over. Hex. */
  seed: string
  /** The seed below it: the commitment. Hex. */
  seedHash: string
}

/** The chains of seeds that shared rounds use up, one link a round. */
export interface Chains {
  /**
   * Where a round stands; undefined while its chain is not made.
   * @param number of the round, from 1
   * @param on the transaction that is under way, if one is: it must not wait for a second connection
   */
  findLink(gameId: string, number: number, on?: Database): Promise<ChainLink | undefined>
  /** Starts to make the chain that round `number` needs, or the one after it once half of the newest is used. */
  prepare(gameId: string, number: number): void
  /** The chain of a round and the one after it, as they are published. */
  listFrom(gameId: string, number: number): Promise<SeedChain[]>
  /** Gives up what is being made. */
  close(): Promise<void>
}

/** @param options.length rounds that a chain serves */
export function createChains(options: { db: Database; log: Log; length: number; now(): number }): Chains {
  const { db, log, length, now } = options
  const stop = new AbortController()
  const underWay = new Map<string, Promise<void>>()
  const walked = new Map<string, WalkedSeeds>()
  /** One after the other: a chain takes a core for some seconds. */
  let turn: Promise<unknown> = Promise.resolve()

  async function make(gameId: string, number: number): Promise<void> {
    const newest = await findNewest(db, gameId)
    if (newest && number <= newest.first_round + newest.length / 2) return
    const making = turn.then(() => makeChain({ length, spacing: SPACING }, stop.signal))
    turn = making.catch(() => undefined)
    const made = await making
    const chain = { number: (newest?.number ?? 0) + 1, first_round: newest ? newest.first_round + newest.length : 1 }
    await store(db, { ...chain, game_id: gameId, length, created_at: new Date(now()) }, made)
    log.info(`chain ${chain.number} of ${gameId} is made: ${length} rounds from ${chain.first_round} on`)
  }

  return {
    async findLink(gameId, number, on = db) {
      const chain = await findChain(on, gameId, number)
      if (!chain) return undefined
      const link = number - chain.first_round + 1
      const known = walked.get(gameId)
      const seeds = known?.chain === chain.number && known.has(link) ? known : await walk(on, chain, link)
      walked.set(gameId, seeds)
      const seed = seeds.at(link)
      return { chain: chain.number, link, salt: chain.salt, seed, seedHash: hashOf(seed) }
    },
    prepare(gameId, number) {
      if (underWay.has(gameId) || stop.signal.aborted) return
      const work = make(gameId, number)
        .catch((error: Error) => {
          if (!stop.signal.aborted) log.warn(`no chain was made for ${gameId}: ${error.message}`)
        })
        .finally(() => underWay.delete(gameId))
      underWay.set(gameId, work)
    },
    async listFrom(gameId, number) {
      const rows = await db
        .selectFrom('shared_chain')
        .selectAll()
        .where('game_id', '=', gameId)
        .where(sql<boolean>`first_round + length > ${number}`)
        .orderBy('number')
        .limit(2)
        .execute()
      return rows.map((row) => ({
        number: row.number,
        salt: row.salt,
        seed0: row.seed_0,
        length: row.length,
        firstRound: row.first_round,
      }))
    },
    async close() {
      stop.abort()
      await Promise.all(underWay.values())
    },
  }
}

type ChainRow = NonNullable<Awaited<ReturnType<typeof findNewest>>>

function findNewest(db: Database, gameId: string) {
  return chainsOf(db, gameId).executeTakeFirst()
}

function findChain(db: Database, gameId: string, number: number): Promise<ChainRow | undefined> {
  return chainsOf(db, gameId)
    .where('first_round', '<=', number)
    .where(sql<boolean>`first_round + length > ${number}`)
    .executeTakeFirst()
}

function chainsOf(db: Database, gameId: string) {
  return db.selectFrom('shared_chain').selectAll().where('game_id', '=', gameId).orderBy('number', 'desc').limit(1)
}

/** Stores a chain unless another process was first. */
async function store(
  db: Database,
  chain: Omit<ChainRow, 'salt' | 'seed_0'>,
  { seed0, kept }: MadeChain,
): Promise<void> {
  const salt = `fairground-${chain.game_id}-${randomBytes(8).toString('hex')}`
  await transaction(db, async (tx) => {
    const stored = await tx
      .insertInto('shared_chain')
      .values({ ...chain, salt, seed_0: seed0 })
      .onConflict((conflict) => conflict.doNothing())
      .returning('number')
      .executeTakeFirst()
    if (!stored) return
    await sql`insert into shared_seed (game_id, chain, link, seed)
      select ${chain.game_id}, ${chain.number}, link, seed
      from json_to_recordset(${JSON.stringify(kept)}) as kept(link integer, seed text)`.execute(tx)
  })
}

/** The seeds from one kept link down to the next. */
interface WalkedSeeds {
  chain: number
  has(link: number): boolean
  at(link: number): string
}

async function walk(db: Database, chain: ChainRow, link: number): Promise<WalkedSeeds> {
  const top = await db
    .selectFrom('shared_seed')
    .select(['link', 'seed'])
    .where('game_id', '=', chain.game_id)
    .where('chain', '=', chain.number)
    .where('link', '>=', link)
    .orderBy('link')
    .limit(1)
    .executeTakeFirstOrThrow()
  const seeds = new Map<number, string>()
  let seed = top.seed
  for (let at = top.link; at > 0 && at > top.link - SPACING; at--) {
    seeds.set(at, seed)
    seed = hashOf(seed)
  }
  return {
    chain: chain.number,
    has: (at) => seeds.has(at),
    at(wanted) {
      const found = seeds.get(wanted)
      if (!found) throw new Error(`chain ${chain.number} of ${chain.game_id} has no seed ${wanted}`)
      return found
    },
  }
}

const hashOf = (seed: string): string => hash('sha256', Buffer.from(seed, 'hex'), 'hex')
