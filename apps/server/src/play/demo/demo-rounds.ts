import type { Move, Options } from '@fairground/games'
import type { Change, MultiplayerRound } from '@fairground/ledger'
import { type Selectable, sql } from 'kysely'
import type { DemoTables } from '../../ground/db/tables/demo.ts'
import type { Tx } from '../../ground/db/tx.ts'
import { toWalletId } from '../../ground/db/wallet-id.ts'
import type { RoundPage } from '../rounds/purse.ts'
import type { StoredRound } from '../rounds/stored-round.ts'
import { commitmentOf, type Visit } from './visit.ts'

/** Writes what a change says of a round: a new one, or its next step. @param isFree whether nothing was charged */
export async function writeRound(tx: Tx, visit: Visit, change: Change, atMs: number, isFree: boolean): Promise<void> {
  const { newRound, round, pooledBet } = change.rows
  const { serverSeed, clientSeed } = visit.purse.account.pair
  const at = new Date(atMs)
  if (newRound) {
    const { decided } = newRound
    await tx
      .insertInto('demo_round')
      .values({
        ...{ visit_id: visit.id, id: newRound.id, game_id: newRound.gameId, spin: isFree, step: 0, moves: '[]' },
        ...{ nonce: newRound.nonce, server_seed: serverSeed, client_seed: clientSeed, edge_bp: newRound.edgeBp },
        ...{ stake_minor: newRound.stakeMinor, max_win_minor: newRound.maxWinMinor, slot: newRound.slot },
        options: JSON.stringify(newRound.options),
        status: decided ? 'finished' : 'open',
        result: decided?.result ?? 'PENDING',
        payout_minor: decided?.payoutMinor ?? 0n,
        multiplier_e4: decided?.multiplierE4 ?? 0n,
        multiplayer_round_id: pooledBet?.roundId ?? null,
        target_e2: pooledBet?.targetE2 ?? null,
        created_at: at,
        finished_at: decided ? at : null,
      })
      .execute()
    await forgetOldRounds(tx, visit, newRound.nonce)
  }
  if (!round) return
  const { step, moves, multiplierE4, end } = round
  await tx
    .updateTable('demo_round')
    .set({
      step,
      ...(moves !== undefined && { moves: JSON.stringify(moves) }),
      ...(multiplierE4 !== undefined && { multiplier_e4: multiplierE4 }),
      ...(end && { status: 'finished', result: end.result, payout_minor: end.payoutMinor, finished_at: at }),
    })
    .where('visit_id', '=', visit.id)
    .where('id', '=', round.id)
    .execute()
}

/** Most finished rounds of a demonstration, and the number of bets between two deletions. */
const MOST_ROUNDS = 100

/** Deletes all but the last rounds at every MOST_ROUNDS-th bet, so that a script cannot fill the disk. */
async function forgetOldRounds(tx: Tx, { id, purse }: Visit, nonce: number): Promise<void> {
  if ((nonce + 1) % MOST_ROUNDS !== 0) return
  await tx
    .deleteFrom('demo_round')
    .where('visit_id', '=', id)
    .where('status', '=', 'finished')
    .$if(purse.account.holds.length > 0, (query) =>
      query.where(
        'id',
        'not in',
        purse.account.holds.map((hold) => hold.id),
      ),
    )
    .where('id', '<', (query) =>
      query
        .selectFrom('demo_round as newer')
        .select('newer.id')
        .where('newer.visit_id', '=', id)
        .orderBy('newer.id', 'desc')
        .offset(MOST_ROUNDS - 1)
        .limit(1),
    )
    .execute()
}

const roundsOf = (tx: Tx, { id }: Visit) => tx.selectFrom('demo_round').where('visit_id', '=', id)

/** Finds a round of the demonstration. */
export async function findRound(tx: Tx, visit: Visit, id: string): Promise<StoredRound | undefined> {
  const row = await roundsOf(tx, visit).selectAll().where('id', '=', id).executeTakeFirst()
  return row && asStored(row, visit)
}

/** Lists the unfinished rounds, the newest first. */
export async function listOpenRounds(tx: Tx, visit: Visit): Promise<StoredRound[]> {
  const rows = await roundsOf(tx, visit).selectAll().where('status', '=', 'open').orderBy('id', 'desc').execute()
  return rows.map((row) => asStored(row, visit))
}

/** Reads a page of the demonstration's rounds, the newest first, and their number. */
export async function pageRounds(
  tx: Tx,
  visit: Visit,
  { pageNo, pageSize, gameId }: { pageNo: number; pageSize: number; gameId?: string | undefined },
): Promise<RoundPage> {
  const rounds = roundsOf(tx, visit).$if(gameId !== undefined, (query) => query.where('game_id', '=', gameId ?? ''))
  const page = rounds.selectAll().orderBy('id', 'desc').limit(pageSize)
  const rows = await page.offset((pageNo - 1) * pageSize).execute()
  const { total } = await rounds.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow()
  return { rounds: rows.map((row) => asStored(row, visit)), total: Number(total), older: undefined }
}

function asStored(row: Selectable<DemoTables['demo_round']>, { purse }: Visit): StoredRound {
  return {
    accountId: toWalletId(row.visit_id),
    id: row.id,
    gameId: row.game_id,
    status: row.status,
    result: row.result,
    step: row.step,
    // Only bets and moves write these, from values that an engine has checked.
    moves: row.moves as Move[],
    options: row.options as Options,
    edgeBp: row.edge_bp,
    stakeMinor: row.stake_minor,
    maxWinMinor: row.max_win_minor,
    payoutMinor: row.payout_minor,
    createdAtMs: row.created_at.getTime(),
    finishedAtMs: row.finished_at?.getTime(),
    seeds: { serverSeed: row.server_seed, clientSeed: row.client_seed, nonce: row.nonce },
    serverSeedHash: commitmentOf(row.server_seed),
    isSpin: false,
    isFree: row.spin,
    isRevealed: row.server_seed !== purse.account.pair.serverSeed,
    ...(row.multiplayer_round_id !== null && {
      multiplayer: {
        roundId: row.multiplayer_round_id,
        slot: row.slot,
        target: row.target_e2 ?? undefined,
        multiplierE4: row.multiplier_e4,
      },
    }),
  }
}

/** Credits add nothing to what a round may have to pay. */
const NO_LIMIT = 2n ** 62n

/**
 * Locks the round of a game that takes bets until the end of the transaction; undefined: none does. The start of the flight waits
 * for the lock, or was earlier and there is no such round. So no bet is accepted after the entropy is stored. It is taken right
 * before the bet is written, so that a flight hardly waits for credits; PostgreSQL disconnects a process that stalls meanwhile.
 */
export async function lockRoundTakingBets(tx: Tx, gameId: string, atMs: number): Promise<MultiplayerRound | undefined> {
  await sql`set local idle_in_transaction_session_timeout = '1s'`.execute(tx)
  const row = await tx
    .selectFrom('multiplayer_round')
    .select(['id', 'edge_bp', 'closes_at'])
    .where('game_id', '=', gameId)
    .where('status', '=', 'NEW')
    .where('closes_at', '>', new Date(atMs))
    .forShare()
    .executeTakeFirst()
  return row && { id: row.id, gameId, edgeBp: row.edge_bp, closesAtMs: row.closes_at.getTime(), leftMinor: NO_LIMIT }
}
