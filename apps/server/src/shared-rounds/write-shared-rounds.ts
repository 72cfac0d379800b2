import { randomUUIDv7 } from 'node:crypto'
import { ENTROPY_SEEDS, entropyOf } from '@fairground/games/fair'
import { sql, type Updateable } from 'kysely'
import type { Database } from '../db/database.ts'
import type { SharedRoundTables } from '../db/tables/shared-rounds.ts'
import { type Tx, transaction } from '../db/tx.ts'
import type { ChainLink } from './chains.ts'
import { type SharedRound, toSharedRound } from './stored-shared-round.ts'

/** Thrown when a driver writes after another driver has replaced it. The write changes nothing, and the driver stops. */
export class Overtaken extends Error {
  override name = 'Overtaken'
}

/** Number of first bets that contain the first accounts: each account may have a bet in every slot. */
const FIRST_PLACES = 4 * ENTROPY_SEEDS

/** Parts of a round: batches of bets that may write it at once. The lanes of all servers use them together. */
const PARTS = 8n

/** Writes the rounds of one game. Each write needs the fencing number of its driver. */
export type RoundWriter = ReturnType<typeof createRoundWriter>

/** @param fence of the lease. Every write throws Overtaken after a driver with a higher fence has written the round. */
export function createRoundWriter(db: Database, gameId: string, fence: bigint) {
  async function change(
    round: SharedRound,
    update: Updateable<SharedRoundTables['shared_round']>,
    on: Pick<Database, 'updateTable'> = db,
  ): Promise<SharedRound> {
    const row = await on
      .updateTable('shared_round')
      .set(update)
      .where('id', '=', round.id)
      .where('status', '=', round.status)
      .where('fence', '=', fence)
      .returningAll()
      .executeTakeFirst()
    if (!row) throw new Overtaken(`round ${round.number} of ${gameId} is driven by another`)
    return toSharedRound(row)
  }

  return {
    /** Sets the fence of the newest round, so that no earlier driver can write it. */
    async takeNewest(): Promise<SharedRound | undefined> {
      const { rows } = await sql<{ id: string; taken: boolean }>`
        with newest as (
          select id from shared_round where game_id = ${gameId} order by number desc limit 1
        ), taken as (
          update shared_round r set fence = ${fence} from newest n where r.id = n.id and r.fence <= ${fence} returning r.id
        )
        select n.id, t.id is not null as taken from newest n left join taken t using (id)`.execute(db)
      const [newestRow] = rows
      if (!newestRow) return undefined
      if (!newestRow.taken) throw new Overtaken(`a newer driver has the rounds of ${gameId}`)
      const row = await db
        .selectFrom('shared_round')
        .selectAll()
        .where('id', '=', newestRow.id)
        .executeTakeFirstOrThrow()
      return toSharedRound(row)
    },

    /** Opens the round after `before` for bets. */
    async open(
      before: SharedRound | undefined,
      terms: ChainLink & { nowMs: number; bettingMs: number; edgeBp: number; maxExposureMinor: bigint },
    ): Promise<SharedRound> {
      const row = await transaction(db, async (tx) => {
        const ownRound = await tx
          .selectFrom('shared_round')
          .select('id')
          .where('game_id', '=', gameId)
          .where('number', '=', before?.number ?? 0)
          .where('fence', '=', fence)
          .forUpdate()
          .executeTakeFirst()
        if (before && !ownRound) return undefined
        const id = randomUUIDv7()
        const openedRow = await tx
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
        if (openedRow) await tx.insertInto('shared_round_part').values(partsOf(id, terms.maxExposureMinor)).execute()
        return openedRow
      })
      if (!row) throw new Overtaken(`another has opened the next round of ${gameId}`)
      return toSharedRound(row)
    },

    /**
     * Closes betting and starts the flight. It locks the parts: earlier bets are counted, later bets are refused. So the
     * entropy comes from the accepted bets only, and is stored before anybody can know the outcome.
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
        const start = { entropy: entropyOf([...seeds.values()]), started_at: startedAt, alive_at: startedAt }
        return await change(round, { ...start, status: 'RUNNING' }, tx)
      })
    },

    /** Stores the time of flight before it is published. */
    sync: (round: SharedRound, flownMs: number, nowMs: number) =>
      change(round, { flown_ms: flownMs, alive_at: new Date(nowMs) }),

    /** Resumes the flight at its last published time, and shifts its clock by the lost time. */
    resume: (round: SharedRound, nowMs: number) =>
      change(round, {
        started_at: new Date(nowMs - round.flownMs),
        resumed_ms: round.flownMs,
        shifted_ms: round.shiftedMs + nowMs - round.flownMs - (round.startedAtMs ?? nowMs),
        alive_at: new Date(nowMs),
      }),

    /** Ends the flight at its point, and stores the seed. */
    finish: (round: SharedRound, end: { seed: string; point: bigint; flownMs: number; nowMs: number; endMs: number }) =>
      change(round, {
        status: 'FINISHED',
        seed: end.seed,
        point_e2: end.point,
        flown_ms: end.flownMs,
        ...endOf(end),
      }),

    /** Makes the round void. Only the published part of its flight counts. */
    giveUp: (round: SharedRound, end: { nowMs: number; endMs: number }) =>
      transaction(db, async (tx) => {
        await closeBetting(tx, round)
        return await change(round, { status: 'VOID', ...endOf(end) }, tx)
      }),

    /** Stores that every bet of the round is decided. */
    settle: (round: SharedRound, nowMs: number) => change(round, { settled_at: new Date(nowMs) }),
  }
}

/** The parts of a round with the exposure limit `most`. */
function partsOf(sharedRoundId: string, most: bigint) {
  return Array.from({ length: Number(PARTS) }, (_, part) => ({
    shared_round_id: sharedRoundId,
    part,
    allowance_minor: most / PARTS + (part === 0 ? most % PARTS : 0n),
  }))
}

/** Waits for the running batches of bets, and refuses later ones. */
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
