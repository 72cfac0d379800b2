import { hash } from 'node:crypto'
import type { BetModel } from '@fairground/contract/round'
import type { Move, Options } from '@fairground/games'
import type { Selectable } from 'kysely'
import type { DemoTables } from '../../ground/db/tables/demo.ts'
import type { Tx } from '../../ground/db/tx.ts'
import { toWalletId } from '../../ground/db/wallet-id.ts'
import { viewBet } from '../rounds/round-view.ts'
import type { StoredRound } from '../rounds/stored-round.ts'
import type { Visit } from './visit.ts'

/** A stored round of a demonstration. */
export type DemoRow = Selectable<DemoTables['demo_round']>

/** Finds a round of the demonstration. */
export function findRow(tx: Tx, visit: Visit, id: string): Promise<DemoRow | undefined> {
  return tx
    .selectFrom('demo_round')
    .selectAll()
    .where('visit_id', '=', visit.id)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Finds the bet of a key. */
export function findPlaced(
  tx: Tx,
  visit: Visit,
  { gameId, key }: { gameId: string; key: string },
): Promise<DemoRow | undefined> {
  return tx
    .selectFrom('demo_round')
    .selectAll()
    .where('visit_id', '=', visit.id)
    .where('game_id', '=', gameId)
    .where('key', '=', key)
    .executeTakeFirst()
}

/** Lists the unfinished rounds, the newest first. */
export function listOpenRows(tx: Tx, visit: Visit): Promise<DemoRow[]> {
  return tx
    .selectFrom('demo_round')
    .selectAll()
    .where('visit_id', '=', visit.id)
    .where('status', '=', 'open')
    .orderBy('id', 'desc')
    .execute()
}

/** Reads a page of the demonstration's rounds, the newest first, and their number. */
export async function pageRows(
  tx: Tx,
  visit: Visit,
  { pageNo, pageSize, gameId }: { pageNo: number; pageSize: number; gameId?: string | undefined },
): Promise<{ rows: DemoRow[]; total: number }> {
  const rounds = tx
    .selectFrom('demo_round')
    .where('visit_id', '=', visit.id)
    .$if(gameId !== undefined, (query) => query.where('game_id', '=', gameId ?? ''))
  const rows = await rounds
    .selectAll()
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute()
  const { total } = await rounds.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

/** Most finished rounds of a demonstration, and the number of bets between two deletions. */
const MOST_ROUNDS = 100

/** Deletes all but the last rounds at every MOST_ROUNDS-th bet, so that a script cannot fill the disk. */
export async function forgetOldRounds(tx: Tx, { id, next_nonce }: Visit): Promise<void> {
  if ((next_nonce + 1) % MOST_ROUNDS !== 0) return
  await tx
    .deleteFrom('demo_round')
    .where('visit_id', '=', id)
    .where('status', '=', 'finished')
    .where('held_until', 'is', null)
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

/** Converts a row to the round that the views of players' rounds take. */
export function asStored(row: DemoRow, { server_seed }: Visit): StoredRound {
  return {
    // A demonstration has no wallet: its visit is in the place of one.
    accountId: toWalletId(row.visit_id),
    id: row.id,
    gameId: row.game_id,
    status: row.status,
    result: row.result,
    step: row.step,
    // Only this folder writes these, from values that an engine has checked.
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
    isSpin: row.spin,
    multiplayer:
      row.multiplayer_round_id === null
        ? undefined
        : {
            roundId: row.multiplayer_round_id,
            slot: row.slot,
            target: row.target_e2 ?? undefined,
            multiplierE4: row.multiplier_e4,
          },
    isRevealed: row.server_seed !== server_seed,
  }
}

/** The answer of an action in a demonstration, like that of a player's bet. */
export function viewDemo(row: DemoRow, visit: Visit, decimals: number): BetModel {
  const balances = { version: visit.version, mainMinor: visit.balance_minor, bonusMinor: 0n, heldMinor: 0n }
  return { ...viewBet(asStored(row, visit), balances, decimals), held: row.held_until !== null }
}

/** sha256 of a seed's 32 bytes, hex. */
export function commitmentOf(seed: string): string {
  return hash('sha256', Buffer.from(seed, 'hex'), 'hex')
}
