import { randomUUIDv7 } from 'node:crypto'
import { ENTROPY_SEEDS, entropyOf } from '@fairground/games/fair'
import { sql, type Updateable } from 'kysely'
import type { Database } from '../../ground/db/database.ts'
import type { MultiplayerRoundTables } from '../../ground/db/tables/multiplayer-rounds.ts'
import { type Tx, transaction } from '../../ground/db/tx.ts'
import { ROUND_PARTS } from '../../money/wallet/lane-connection.ts'
import { listedName } from '../../people/accounts/is-private.ts'
import { maskName } from '../winners/mask-name.ts'
import type { ChainLink } from './chains.ts'
import { type MultiplayerRound, toMultiplayerRound } from './stored-multiplayer-round.ts'

/** Thrown when a driver writes after another driver has replaced it. The write changes nothing, and the driver stops. */
export class Overtaken extends Error {
  override name = 'Overtaken'
}

/** Parts of a round: batches of bets that may write it at once. The lanes of all servers use them together. */
const PARTS = BigInt(ROUND_PARTS)

/** What a new round is opened with. */
export type RoundTerms = ChainLink & {
  nowMs: number
  bettingMs: number
  /** Lotteries only: when the numbers are drawn. */
  drawsAtMs?: number | undefined
  edgeBp: number
  maxExposureMinor: bigint
}

/** Writes the rounds of one game. Each write needs the fencing number of its driver. */
export type RoundWriter = ReturnType<typeof createRoundWriter>

/** @param fence of the lease. Every write throws Overtaken after a driver with a higher fence has written the round. */
export function createRoundWriter(db: Database, gameId: string, fence: bigint) {
  async function change(
    round: MultiplayerRound,
    update: Updateable<MultiplayerRoundTables['multiplayer_round']>,
    on: Pick<Database, 'updateTable'> = db,
  ): Promise<MultiplayerRound> {
    const row = await on
      .updateTable('multiplayer_round')
      .set(update)
      .where('id', '=', round.id)
      .where('status', '=', round.status)
      .where('fence', '=', fence)
      .returningAll()
      .executeTakeFirst()
    if (!row) throw new Overtaken(`round ${round.number} of ${gameId} is driven by another`)
    return toMultiplayerRound(row)
  }

  /** Opens the round after `before` for bets. @param on the running transaction, if any */
  async function open(before: MultiplayerRound | undefined, terms: RoundTerms, on?: Tx): Promise<MultiplayerRound> {
    const row = await (on ? insertRound(on, before, terms) : transaction(db, (tx) => insertRound(tx, before, terms)))
    if (!row) throw new Overtaken(`another has opened the next round of ${gameId}`)
    return toMultiplayerRound(row)
  }

  async function insertRound(tx: Tx, before: MultiplayerRound | undefined, terms: RoundTerms) {
    const ownRound = await tx
      .selectFrom('multiplayer_round')
      .select('id')
      .where('game_id', '=', gameId)
      .where('number', '=', before?.number ?? 0)
      .where('fence', '=', fence)
      .forUpdate()
      .executeTakeFirst()
    if (before && !ownRound) return undefined
    const id = randomUUIDv7()
    const row = await tx
      .insertInto('multiplayer_round')
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
        draws_at: terms.drawsAtMs === undefined ? null : new Date(terms.drawsAtMs),
        alive_at: new Date(terms.nowMs),
        max_exposure_minor: terms.maxExposureMinor,
        fence,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
    if (row) await tx.insertInto('multiplayer_round_part').values(partsOf(id, terms.maxExposureMinor)).execute()
    return row
  }

  return {
    /** Sets the fence of the newest round and of all unsettled ones, so that no earlier driver can write them. @returns the newest */
    async takeNewest(): Promise<MultiplayerRound | undefined> {
      const { rows } = await sql<{ id: string; taken: boolean }>`
        with newest as (
          select id from multiplayer_round where game_id = ${gameId} order by number desc limit 1
        ), taken as (
          update multiplayer_round r set fence = ${fence} from newest n
          where (r.id = n.id or (r.game_id = ${gameId} and r.settled_at is null)) and r.fence <= ${fence} returning r.id
        )
        select n.id, t.id is not null as taken from newest n left join taken t using (id)`.execute(db)
      const [newestRow] = rows
      if (!newestRow) return undefined
      if (!newestRow.taken) throw new Overtaken(`a newer driver has the rounds of ${gameId}`)
      const row = await db
        .selectFrom('multiplayer_round')
        .selectAll()
        .where('id', '=', newestRow.id)
        .executeTakeFirstOrThrow()
      return toMultiplayerRound(row)
    },

    open,

    /**
     * Closes betting and starts the flight. It locks the parts: earlier bets are counted, later bets are refused. So the
     * entropy comes from the accepted bets only, and is stored before anybody can know the outcome.
     */
    async start(round: MultiplayerRound, now: () => number): Promise<MultiplayerRound> {
      return await transaction(db, async (tx) => {
        await closeBetting(tx, round)
        const bettors = await listFirstBettors(tx, round.id)
        const startedAt = new Date(now())
        const start = {
          entropy: entropyOf(bettors.map(({ client_seed }) => client_seed)),
          bettors: bettors.map(({ nickname }) => maskName(nickname)),
          started_at: startedAt,
          alive_at: startedAt,
        }
        return await change(round, { ...start, status: 'RUNNING' }, tx)
      })
    },

    /** Stores the time of flight before it is published. */
    sync: (round: MultiplayerRound, flownMs: number, nowMs: number) =>
      change(round, { flown_ms: flownMs, alive_at: new Date(nowMs) }),

    /** Resumes the flight at its last published time, and shifts its clock by the lost time. */
    resume: (round: MultiplayerRound, nowMs: number) =>
      change(round, {
        started_at: new Date(nowMs - round.flownMs),
        resumed_ms: round.flownMs,
        shifted_ms: round.shiftedMs + nowMs - round.flownMs - (round.startedAtMs ?? nowMs),
        alive_at: new Date(nowMs),
      }),

    /** Ends the flight at its point, and stores the seed. */
    finish: (
      round: MultiplayerRound,
      end: { seed: string; point: bigint; flownMs: number; nowMs: number; endMs: number },
    ) =>
      change(round, {
        status: 'FINISHED',
        seed: end.seed,
        point_e2: end.point,
        flown_ms: end.flownMs,
        ...endOf(end),
      }),

    /**
     * Stores a term's seed and result, and opens the next term in the same transaction: betting goes on without a gap.
     * @param next undefined: no further term opens now
     */
    draw: (
      round: MultiplayerRound,
      draw: { seed: string; result: readonly number[]; nowMs: number },
      next: RoundTerms | undefined,
    ) =>
      transaction(db, async (tx) => {
        const outcome = { seed: draw.seed, result: [...draw.result], ...endOf({ nowMs: draw.nowMs, endMs: 0 }) }
        const drawnRound = await change(round, { status: 'FINISHED', ...outcome }, tx)
        return { drawn: drawnRound, next: next && (await open(drawnRound, next, tx)) }
      }),

    /** The rounds that are over and not settled, the oldest first. */
    async listUnsettled(): Promise<MultiplayerRound[]> {
      const rows = await db
        .selectFrom('multiplayer_round')
        .selectAll()
        .where('game_id', '=', gameId)
        .where('settled_at', 'is', null)
        .where('status', 'in', ['FINISHED', 'VOID'])
        .orderBy('number')
        .execute()
      return rows.map(toMultiplayerRound)
    },

    /** Makes the round void. Only the published part of its flight counts. */
    giveUp: (round: MultiplayerRound, end: { nowMs: number; endMs: number }) =>
      transaction(db, async (tx) => {
        await closeBetting(tx, round)
        return await change(round, { status: 'VOID', ...endOf(end) }, tx)
      }),

    /** Stores that every bet of the round is decided. */
    settle: (round: MultiplayerRound, nowMs: number) => change(round, { settled_at: new Date(nowMs) }),
  }
}

/** The parts of a round with the exposure limit `most`. */
function partsOf(multiplayerRoundId: string, most: bigint) {
  return Array.from({ length: Number(PARTS) }, (_, part) => ({
    multiplayer_round_id: multiplayerRoundId,
    part,
    allowance_minor: most / PARTS + (part === 0 ? most % PARTS : 0n),
  }))
}

/** The first accounts whose bets were accepted, with the client seed of that moment, in order. */
async function listFirstBettors(tx: Tx, multiplayerRoundId: string) {
  const { rows } = await sql<{ client_seed: string; nickname: string }>`
    select client_seed, nickname from (
      select distinct on (w.account_id) b.place, b.client_seed, ${listedName} as nickname
      from multiplayer_bet b join account_wallet w on w.wallet_id = b.account_id join account on account.id = w.account_id
      where b.multiplayer_round_id = ${multiplayerRoundId} order by w.account_id, b.place
    ) first order by place limit ${ENTROPY_SEEDS}`.execute(tx)
  return rows
}

/** Waits for the running batches of bets, and refuses later ones. */
async function closeBetting(tx: Tx, { id }: MultiplayerRound): Promise<void> {
  await tx
    .selectFrom('multiplayer_round_part')
    .select('part')
    .where('multiplayer_round_id', '=', id)
    .orderBy('part')
    .forUpdate()
    .execute()
  await tx.updateTable('multiplayer_round_part').set({ open: false }).where('multiplayer_round_id', '=', id).execute()
}

function endOf({ nowMs, endMs }: { nowMs: number; endMs: number }) {
  return { ended_at: new Date(nowMs), alive_at: new Date(nowMs), next_at: new Date(nowMs + endMs) }
}
