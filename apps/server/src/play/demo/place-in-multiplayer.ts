import { randomUUIDv7 } from 'node:crypto'
import { CallError } from '@fairground/contract/envelope'
import type { Jurisdiction } from '@fairground/contract/jurisdiction'
import { type MultiplayerGame, parseMultiplayerOptions } from '@fairground/games/multiplayer'
import { sql } from 'kysely'
import type { Tx } from '../../ground/db/tx.ts'
import type { Game } from '../rounds/game.ts'
import { readBet } from '../rounds/read-bet.ts'
import type { DemoRow } from './demo-rounds.ts'
import { changeVisit, type Visit } from './visit.ts'

/** A requested bet, with the current settings of game and jurisdiction. */
export interface DemoBetRequest {
  game: Game
  jurisdiction: Jurisdiction
  model: { betAmount?: unknown; termId?: string | undefined }
  key: string
  now(): number
}

/**
 * Places credits in the current round of a multiplayer game. It does not write the round: neither its counts nor its entropy
 * contain credits.
 * @throws CallError as for a player's bet, except round_full: credits add no exposure
 */
export async function placeInMultiplayer(
  tx: Tx,
  visit: Visit,
  multiplayerGame: MultiplayerGame,
  { game, jurisdiction, model, key, now }: DemoBetRequest,
): Promise<{ row: DemoRow; visit: Visit }> {
  const { stakeMinor, maxWinMinor, options } = readBet({ game, jurisdiction }, model, (model) =>
    parseMultiplayerOptions(multiplayerGame, model),
  )
  const { slot, target } = options
  const taking = await takingBets(tx, multiplayerGame, now()).executeTakeFirst()
  if (!taking || (model.termId !== undefined && model.termId !== taking.id)) throw new CallError('betting_closed')
  if (await isTaken(tx, visit, multiplayerGame, slot)) throw new CallError('round_open')
  if (visit.balance_minor < stakeMinor) throw new CallError('insufficient_balance')
  if (slot >= jurisdiction.betSlots) throw new CallError('slot_not_allowed')
  const balance = { balance_minor: visit.balance_minor - stakeMinor, next_nonce: visit.next_nonce + 1 }
  const after = await changeVisit(tx, visit, { ...balance, seen_at: new Date(now()) })
  const round = await holdTaking(tx, multiplayerGame, now())
  if (round?.id !== taking.id) throw new CallError('betting_closed')
  const row = await tx
    .insertInto('demo_round')
    .values({
      ...{
        visit_id: visit.id,
        id: randomUUIDv7(),
        game_id: multiplayerGame.id,
        spin: false,
        key,
        nonce: visit.next_nonce,
      },
      ...{ server_seed: visit.server_seed, client_seed: visit.client_seed, edge_bp: round.edge_bp },
      ...{ stake_minor: stakeMinor, max_win_minor: maxWinMinor },
      ...{ multiplayer_round_id: round.id, slot, target_e2: target ?? null },
      options: JSON.stringify(target === undefined ? {} : { autoCashOut: target / 100 }),
      ...{ status: 'open', result: 'PENDING', step: 0, moves: '[]', payout_minor: 0n, created_at: new Date(now()) },
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { row, visit: after }
}

/** Selects the round of a game that takes bets at a time. */
function takingBets(tx: Tx, { id }: MultiplayerGame, nowMs: number) {
  return tx
    .selectFrom('multiplayer_round')
    .select(['id', 'edge_bp'])
    .where('game_id', '=', id)
    .where('status', '=', 'NEW')
    .where('closes_at', '>', new Date(nowMs))
}

/**
 * Locks the round of a game that takes bets until the end of the transaction. The start of the flight waits for the lock, or
 * was earlier and there is no such round. So no bet is accepted after the entropy is stored. Call it right before the bet
 * is written, so that a flight hardly waits for credits; PostgreSQL disconnects a process that stalls meanwhile.
 */
export async function holdTaking(tx: Tx, game: MultiplayerGame, nowMs: number) {
  await sql`set local idle_in_transaction_session_timeout = '1s'`.execute(tx)
  return await takingBets(tx, game, nowMs).forShare().executeTakeFirst()
}

async function isTaken(tx: Tx, visit: Visit, { id }: MultiplayerGame, slot: number): Promise<boolean> {
  const open = await tx
    .selectFrom('demo_round')
    .select('id')
    .where('visit_id', '=', visit.id)
    .where('game_id', '=', id)
    .where('slot', '=', slot)
    .where('status', '=', 'open')
    .executeTakeFirst()
  return open !== undefined
}
