import { hash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { SeedChain } from '@fairground/contract/multiplayer-round'
import { sql } from 'kysely'
import type { Database } from '../../ground/db/database.ts'
import { transaction } from '../../ground/db/tx.ts'
import type { Log } from '../../ground/log.ts'
import type { Keyring } from '../../ground/secrets/keyring.ts'
import { placeOf } from '../../ground/secrets/places.ts'
import type { ChainOrder, MadeChain } from './chain-worker.ts'

/** Distance of two stored links: the most hashes for one seed, and the rounds until the next walk of hashes. */
const SPACING = 4_096

/** A round's place in its chain. */
export interface ChainLink {
  chain: number
  /** From 1. */
  link: number
  salt: string
  /** Hex. Secret until the round's flight is over. */
  seed: string
  /** Hex. The seed below it: the commitment. */
  seedHash: string
}

/** The chains of seeds of multiplayer rounds. Each round uses one link. */
export interface Chains {
  /**
   * The link of a round; undefined while its chain does not exist yet.
   * @param number of the round, from 1
   * @param on the running transaction, if any: it must not wait for a second connection
   */
  findLink(gameId: string, number: number, on?: Database): Promise<ChainLink | undefined>
  /** Starts to make the chain that round `number` needs, or the next chain after half of the newest is used. */
  prepare(gameId: string, number: number): void
  /** The public parts of a round's chain and of the next one. */
  listFrom(gameId: string, number: number): Promise<SeedChain[]>
  /** Aborts the chains in progress. */
  close(): Promise<void>
}

/** @param options.length rounds of a chain */
export function createChains(options: {
  db: Database
  keyring: Keyring
  log: Log
  length: number
  now(): number
}): Chains {
  const { db, keyring, log, length, now } = options
  const stop = new AbortController()
  const runningWork = new Map<string, Promise<void>>()
  const walks = new Map<string, WalkedSeeds>()
  /** Chains are made one after the other, in the order in which the games ask. */
  let turn: Promise<unknown> = Promise.resolve()

  async function make(gameId: string, number: number): Promise<void> {
    if (stop.signal.aborted) return
    const newestChain = await findNewest(db, gameId)
    if (newestChain && number <= newestChain.first_round + newestChain.length / 2) return
    const madeChain = await makeChain({ length, spacing: SPACING }, stop.signal)
    const chain = {
      number: (newestChain?.number ?? 0) + 1,
      first_round: newestChain ? newestChain.first_round + newestChain.length : 1,
    }
    await store(options, { ...chain, game_id: gameId, length, created_at: new Date(now()) }, madeChain)
    log.info(`chain ${chain.number} of ${gameId} is made: ${length} rounds from ${chain.first_round} on`)
  }

  return {
    async findLink(gameId, number, on = db) {
      const chain = await findChain(on, gameId, number)
      if (!chain) return undefined
      const link = number - chain.first_round + 1
      const lastWalk = walks.get(gameId)
      const seeds =
        lastWalk?.chain === chain.number && lastWalk.has(link) ? lastWalk : await walk({ db: on, keyring }, chain, link)
      walks.set(gameId, seeds)
      const seed = seeds.at(link)
      return { chain: chain.number, link, salt: chain.salt, seed, seedHash: hashOf(seed) }
    },
    prepare(gameId, number) {
      if (runningWork.has(gameId) || stop.signal.aborted) return
      const work = turn
        .then(() => make(gameId, number))
        .catch((error: Error) => {
          if (!stop.signal.aborted) log.warn(`no chain was made for ${gameId}: ${error.message}`)
        })
        .finally(() => runningWork.delete(gameId))
      runningWork.set(gameId, work)
      turn = work
    },
    async listFrom(gameId, number) {
      const rows = await db
        .selectFrom('multiplayer_chain')
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
      await Promise.all(runningWork.values())
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
  return db.selectFrom('multiplayer_chain').selectAll().where('game_id', '=', gameId).orderBy('number', 'desc').limit(1)
}

/** Stores a chain, unless another process has stored it first. */
async function store(
  { db, keyring }: { db: Database; keyring: Keyring },
  chain: Omit<ChainRow, 'salt' | 'seed_0'>,
  { seed0, storedLinks }: MadeChain,
): Promise<void> {
  const salt = `fairground-${chain.game_id}-${randomBytes(8).toString('hex')}`
  await transaction(db, async (tx) => {
    const row = await tx
      .insertInto('multiplayer_chain')
      .values({ ...chain, salt, seed_0: seed0 })
      .onConflict((conflict) => conflict.doNothing())
      .returning('number')
      .executeTakeFirst()
    if (!row) return
    const links = storedLinks.map(({ link, seed }) => ({
      link,
      seed: keyring.seal(placeOf('multiplayerSeed', { game_id: chain.game_id, chain: chain.number, link }), seed),
    }))
    await sql`insert into multiplayer_seed (game_id, chain, link, seed)
      select ${chain.game_id}, ${chain.number}, link, seed
      from json_to_recordset(${JSON.stringify(links)}) as kept(link integer, seed text)`.execute(tx)
  })
}

/** The seeds from one stored link down to the next. */
interface WalkedSeeds {
  chain: number
  has(link: number): boolean
  at(link: number): string
}

async function walk(
  { db, keyring }: { db: Database; keyring: Keyring },
  chain: ChainRow,
  link: number,
): Promise<WalkedSeeds> {
  const top = await db
    .selectFrom('multiplayer_seed')
    .select(['link', 'seed'])
    .where('game_id', '=', chain.game_id)
    .where('chain', '=', chain.number)
    .where('link', '>=', link)
    .orderBy('link')
    .limit(1)
    .executeTakeFirstOrThrow()
  const seeds = new Map<number, string>()
  const place = placeOf('multiplayerSeed', { game_id: chain.game_id, chain: chain.number, link: top.link })
  let seed = keyring.open(place, top.seed)
  for (let at = top.link; at > 0 && at > top.link - SPACING; at--) {
    seeds.set(at, seed)
    seed = hashOf(seed)
  }
  return {
    chain: chain.number,
    has: (at) => seeds.has(at),
    at(seedLink) {
      const linkSeed = seeds.get(seedLink)
      if (!linkSeed) throw new Error(`chain ${chain.number} of ${chain.game_id} has no seed ${seedLink}`)
      return linkSeed
    },
  }
}

const hashOf = (seed: string): string => hash('sha256', Buffer.from(seed, 'hex'), 'hex')

/** Makes a chain of seeds in a worker thread. @param signal aborts it with an AbortError */
export async function makeChain(order: ChainOrder, signal: AbortSignal): Promise<MadeChain> {
  const worker = new Worker(new URL('./chain-worker.ts', import.meta.url), { workerData: order })
  try {
    const [chain] = (await once(worker, 'message', { signal })) as [MadeChain]
    return chain
  } finally {
    await worker.terminate()
  }
}
