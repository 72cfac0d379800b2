import { cashOutMinor, findMultiplayerGame, hundredthsToE4, type MultiplayerGame } from '@fairground/games/multiplayer'
import { HOLD_MS } from '@fairground/ledger'
import { sql } from 'kysely'
import type { Tx } from '../../ground/db/tx.ts'
import type { Chains } from '../multiplayer-rounds/chains.ts'
import { getPoint } from '../multiplayer-rounds/flight.ts'
import { readSeenRounds, type SeenRound } from '../multiplayer-rounds/read-multiplayer-rounds.ts'
import type { CashOut } from '../multiplayer-rounds/stop-at.ts'
import type { DemoRow } from './demo-rounds.ts'
import { type MultiplayerOutcome, multiplayerOutcome } from './multiplayer-outcome.ts'
import { changeVisit, type Visit } from './visit.ts'

/** The chains, which give the crash points. */
interface Flights {
  chains: Pick<Chains, 'findLink'>
}

/** A demonstration's bet in a multiplayer round, its game, and the round with its secret crash point. */
interface FlyingBet {
  game: MultiplayerGame
  row: DemoRow
  flight: SeenRound & { point: bigint }
}

/** Lists the open bets of a demonstration in multiplayer rounds. */
export async function listFlying({ chains }: Flights, tx: Tx, visit: Visit): Promise<FlyingBet[]> {
  const rows = await tx
    .selectFrom('demo_round')
    .selectAll()
    .where('visit_id', '=', visit.id)
    .where('status', '=', 'open')
    .where('multiplayer_round_id', 'is not', null)
    .orderBy('id')
    .execute()
  if (rows.length === 0) return []
  const seenRounds = await readSeenRounds(tx, sql`id = any (${rows.map((row) => row.multiplayer_round_id)}::uuid[])`)
  return await Promise.all(
    rows.map(async (row) => {
      const seenRound = seenRounds.find(({ round }) => round.id === row.multiplayer_round_id)
      const game = findMultiplayerGame(row.game_id)
      if (!seenRound || !game) throw new Error(`the round of a demonstration's bet ${row.id} is missing`)
      const { round } = seenRound
      // A round has no point before its start, and a void one has none.
      const point = round.status === 'RUNNING' ? await getPoint(chains, round, tx) : (round.pointE2 ?? 0n)
      return { game, row, flight: { ...seenRound, point } }
    }),
  )
}

/**
 * Decides the bets in multiplayer rounds that are decidable at a time. The outcome follows from the round, so only the next
 * call of the demonstration decides it.
 * @returns the visit after it
 */
export async function decideMultiplayerBets(flights: Flights, tx: Tx, visit: Visit, atMs: number): Promise<Visit> {
  let after = visit
  for (const { game, row, flight } of await listFlying(flights, tx, visit)) {
    const outcome = multiplayerOutcome(game, flight, row.target_e2 ?? undefined, atMs)
    if (outcome) after = (await endBet(tx, after, row, { ...outcome, flownMs: undefined })).visit
  }
  return after
}

/** Stores the end of a bet in a multiplayer round. A win is held like all wins; a returned stake is paid at once. */
export async function endBet(
  tx: Tx,
  visit: Visit,
  row: DemoRow,
  end: MultiplayerOutcome & CashOut & { key?: string },
): Promise<{ row: DemoRow; visit: Visit }> {
  const { result, hundredths, decidedAtMs, flownMs, key } = end
  const stake = { stakeMinor: row.stake_minor, maxWinMinor: row.max_win_minor }
  const payout = result === 'WIN' ? cashOutMinor(stake, hundredths) : 0n
  const endedRow = await tx
    .updateTable('demo_round')
    .set({
      ...{ status: 'finished', result, step: row.step + 1, payout_minor: payout },
      multiplier_e4: hundredthsToE4(hundredths),
      moves: JSON.stringify(flownMs === undefined ? [] : [flownMs]),
      held_until: payout > 0n ? new Date(decidedAtMs + HOLD_MS) : null,
      finished_at: new Date(decidedAtMs),
      ...(key !== undefined && { move_key: key }),
    })
    .where('visit_id', '=', visit.id)
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const change =
    result === 'CANCELLED'
      ? { balance_minor: visit.balance_minor + row.stake_minor }
      : { net_minor: visit.net_minor + payout - row.stake_minor }
  return { row: endedRow, visit: await changeVisit(tx, visit, change) }
}
