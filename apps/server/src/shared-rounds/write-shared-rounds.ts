import { randomUUIDv7 } from 'node:crypto'
import { ENTROPY_SEEDS, entropyOf } from '@fairground/games/fair'
import { sql, type Updateable } from 'kysely'
import type { Database } from '../db/database.ts'
import type { SharedRoundTables } from '../db/tables/shared-rounds.ts'
import { type Tx, transaction } from '../db/tx.ts'
import type { ChainLink } from './chains.ts'
import { type SharedRound, toSharedRound } from './stored-shared-round.ts'

/** Thrown when a driver writes after another has taken its place: it changes nothing and steps down. */
export class Overtaken extends Error {
  override name = 'Overtaken'
}

/** Places that are looked through for the first accounts: each may have a bet in every slot. */
const FIRST_PLACES = 4 * ENTROPY_SEEDS

/** How many batches of bets may write a round at once; lanes of all servers share them. */
const PARTS = 8n

/** Writes the rounds of one game, each write under the fencing number of its driver. */
export type RoundWriter = ReturnType<typeof createRoundWriter>

/** @param fence of the lease; a round that a higher one has touched refuses it. All of it throws Overtaken then. */
export function createRoundWriter(db: Database, gameId: string, fence: bigint) {
  async function change(
    round: SharedRound,
    set: Updateable<SharedRoundTables['shared_round']>,
    on: Pick<Database, 'updateTable'> = db,
  ): Promise<SharedRound> {
    const row = await on
      .updateTable('shared_round')
      .set(set)
      .where('id', '=', round.id)
      .where('status', '=', round.status)
      .where('fence', '=', fence)
      .returningAll()
      .executeTakeFirst()
    if (!row) throw new Overtaken(`round ${round.number} of ${gameId} is driven by another`)
    return toSharedRound(row)
  }

  return {
    /** Puts the newest round under this fence: from then on no earlier driver can write it. */
    async takeNewest(): Promise<SharedRound | undefined> {
      const { rows } = await sql<{ id: string; taken: boolean }>`
        with newest as (
          select id from shared_round where game_id = ${gameId} order by number desc limit 1
        ), taken as (
          update shared_round r set fence = ${fence} from newest n where r.id = n.id and r.fence <= ${fence} returning r.id
        )
        select n.id, t.id is not null as taken from newest n left join taken t using (id)`.execute(db)
      const [found] = rows
      if (!found) return undefined
      if (!found.taken) throw new Overtaken(`a newer driver has the rounds of ${gameId}`)
      const row = await db.selectFrom('shared_round').selectAll().where('id', '=', found.id).executeTakeFirstOrThrow()
      return toSharedRound(row)
    },

    /** Opens the round after `before` for bets. */
    async open(
      before: SharedRound | undefined,
      terms: ChainLink & { nowMs: number; bettingMs: number; edgeBp: number; maxExposureMinor: bigint },
    ): Promise<SharedRound> {
      const row = await transaction(db, async (tx) => {
        const held = await tx
          .selectFrom('shared_round')
          .select('id')
          .where('game_id', '=', gameId)
          .where('number', '=', before?.number ?? 0)
          .where('fence', '=', fence)
          .forUpdate()
          .executeTakeFirst()
        if (before && !held) return undefined
        const id = randomUUIDv7()
        const opened = await tx
          .insertInto('shared_round')
          .values({
            id,
            game_id: gameId,
            number: (before?.number ?? 0) + 1,
            chain: terms.chain,
            link: terms.link,
            salt: terms.salt,
            seed_hash: terms.seedHash,
            edge_bp: terms.edgeBp,
            status: 'NEW',
            opened_at: new Date(terms.nowMs),
            closes_at: new Date(terms.nowMs + terms.bettingMs),
            alive_at: new Date(terms.nowMs),
            max_exposure_minor: terms.maxExposureMinor,
            fence,
          })
          .onConflict((conflict) => conflict.doNothing())
          .returningAll()
          .executeTakeFirst()
        if (opened) await tx.insertInto('shared_round_part').values(partsOf(id, terms.maxExposureMinor)).execute()
        return opened
      })
      if (!row) throw new Overtaken(`another has opened the next round of ${gameId}`)
      return toSharedRound(row)
    },

    /**
     * Closes betting and starts the flight. Bets wait for the parts meanwhile: those accepted are counted, those after are
     * refused. So entropy is of the accepted ones alone, and stored before anybody can know what comes of it.
     */
    async start(round: SharedRound, now: () => number): Promise<SharedRound> {
      return await transaction(db, async (tx) => {
        await closeBetting(tx, round)
        const bets = await tx
          .selectFrom('shared_bet')
          .select(['account_id', 'client_seed'])
          .where('shared_round_id', '=', round.id)
          .orderBy('place')
          .limit(FIRST_PLACES)
          .execute()
        const seeds = new Map<string, string>()
        for (const bet of bets) if (!seeds.has(bet.account_id)) seeds.set(bet.account_id, bet.client_seed)
        const startedAt = new Date(now())
        const set = { entropy: entropyOf([...seeds.values()]), started_at: startedAt, alive_at: startedAt }
        return await change(round, { ...set, status: 'RUNNING' }, tx)
      })
    },

    /** Notes how far the flight has come, before it is published. */
    sync: (round: SharedRound, flownMs: number, nowMs: number) =>
      change(round, { flown_ms: flownMs, alive_at: new Date(nowMs) }),

    /** Goes on where the flight was last published, with its clock shifted by the time that was lost. */
    resume: (round: SharedRound, nowMs: number) =>
      change(round, {
        started_at: new Date(nowMs - round.flownMs),
        resumed_ms: round.flownMs,
        shifted_ms: round.shiftedMs + nowMs - round.flownMs - (round.startedAtMs ?? nowMs),
        alive_at: new Date(nowMs),
      }),

    /** Ends the flight at its point, and tells the seed. */
    finish: (round: SharedRound, end: { seed: string; point: bigint; flownMs: number; nowMs: number; endMs: number }) =>
      change(round, {
        status: 'FINISHED',
        seed: end.seed,
        point_e2: end.point,
        flown_ms: end.flownMs,
        ...endOf(end),
      }),

    /** Gives the round up: what was published of its flight is all that counts. */
    giveUp: (round: SharedRound, end: { nowMs: number; endMs: number }) =>
      transaction(db, async (tx) => {
        await closeBetting(tx, round)
        return await change(round, { status: 'VOID', ...endOf(end) }, tx)
      }),

    /** Notes that every bet of the round is decided. */
    settle: (round: SharedRound, nowMs: number) => change(round, { settled_at: new Date(nowMs) }),
  }
}

/** The parts of a round that may come to `most`. */
function partsOf(sharedRoundId: string, most: bigint) {
  return Array.from({ length: Number(PARTS) }, (_, part) => ({
    shared_round_id: sharedRoundId,
    part,
    allowance_minor: most / PARTS + (part === 0 ? most % PARTS : 0n),
  }))
}

/** Waits for the batches of bets that are under way, and lets none after them in. */
async function closeBetting(tx: Tx, { id }: SharedRound): Promise<void> {
  await tx
    .selectFrom('shared_round_part')
    .select('part')
    .where('shared_round_id', '=', id)
    .orderBy('part')
    .forUpdate()
    .execute()
  await tx.updateTable('shared_round_part').set({ open: false }).where('shared_round_id', '=', id).execute()
}

function endOf({ nowMs, endMs }: { nowMs: number; endMs: number }) {
  return { ended_at: new Date(nowMs), alive_at: new Date(nowMs), next_at: new Date(nowMs + endMs) }
}
