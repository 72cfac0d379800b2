import { cashOutMinor, findSharedGame, hundredthsToE4, type SharedGame } from '@fairground/games/shared'
import { HOLD_MS } from '@fairground/ledger'
import { sql } from 'kysely'
import type { Tx } from '../db/tx.ts'
import type { Chains } from '../shared-rounds/chains.ts'
import { getPoint } from '../shared-rounds/flight.ts'
import { readSeen, type SeenRound } from '../shared-rounds/read-shared-rounds.ts'
import type { CashOut } from '../shared-rounds/stop-at.ts'
import type { DemoRow } from './demo-rounds.ts'
import { type SharedOutcome, sharedOutcome } from './shared-outcome.ts'
import { changeVisit, type Visit } from './visit.ts'

/** What knows where flights end. */
interface Flights {
  chains: Pick<Chains, 'findLink'>
}

/** A bet of a demonstration in a shared round, its game, and that round with where its flight ends: a secret of the server. */
interface FlyingBet {
  game: SharedGame
  row: DemoRow
  flight: SeenRound & { point: bigint }
}

/** The open bets of a demonstration in shared rounds. */
export async function listFlying({ chains }: Flights, tx: Tx, visit: Visit): Promise<FlyingBet[]> {
  const rows = await tx
    .selectFrom('demo_round')
    .selectAll()
    .where('visit_id', '=', visit.id)
    .where('status', '=', 'open')
    .where('shared_round_id', 'is not', null)
    .orderBy('id')
    .execute()
  if (rows.length === 0) return []
  const seen = await readSeen(tx, sql`id = any (${rows.map((row) => row.shared_round_id)}::uuid[])`)
  return await Promise.all(
    rows.map(async (row) => {
      const found = seen.find(({ round }) => round.id === row.shared_round_id)
      const game = findSharedGame(row.game_id)
      if (!found || !game) throw new Error(`the round of a demonstration's bet ${row.id} is not there`)
      const { round } = found
      // Before the start there is no point yet, and a flight that was given up has none.
      const point = round.status === 'RUNNING' ? await getPoint(chains, round, tx) : (round.pointE2 ?? 0n)
      return { game, row, flight: { ...found, point } }
    }),
  )
}

/**
 * Decides the bets in shared rounds that have come to something by a moment. Nobody else does: what such a bet comes to
 * follows from its round, so it is looked at when its demonstration is.
 * @returns the visit as it is then
 */
export async function decideSharedBets(flights: Flights, tx: Tx, visit: Visit, atMs: number): Promise<Visit> {
  let after = visit
  for (const { game, row, flight } of await listFlying(flights, tx, visit)) {
    const outcome = sharedOutcome(game, flight, row.target_e2 ?? undefined, atMs)
    if (outcome) after = (await endBet(tx, after, row, { ...outcome, flownMs: undefined })).visit
  }
  return after
}

/** Writes how a bet in a shared round ended. A win waits as all wins do; a returned stake is there at once. */
export async function endBet(
  tx: Tx,
  visit: Visit,
  row: DemoRow,
  end: SharedOutcome & CashOut & { key?: string },
): Promise<{ row: DemoRow; visit: Visit }> {
  const { result, hundredths, decidedAtMs, flownMs, key } = end
  const stake = { stakeMinor: row.stake_minor, maxWinMinor: row.max_win_minor }
  const payout = result === 'WIN' ? cashOutMinor(stake, hundredths) : 0n
  const ended = await tx
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
  return { row: ended, visit: await changeVisit(tx, visit, change) }
}
