import { cashOutMinor, findMultiplayerGame, hundredthsToE4 } from '@fairground/games/multiplayer'
import type { MoneyCommand } from '@fairground/ledger'
import { sql } from 'kysely'
import type { Tx } from '../../ground/db/tx.ts'
import { getPoint } from '../multiplayer-rounds/flight.ts'
import { readSeenRounds } from '../multiplayer-rounds/read-multiplayer-rounds.ts'
import type { StoredRound } from '../rounds/stored-round.ts'
import { listOpenRounds } from './demo-rounds.ts'
import { type FlightOutcome, flightOutcome } from './flight-outcome.ts'
import type { DemoParts } from './parts.ts'
import type { Visit } from './visit.ts'

/**
 * What nobody has done for a demonstration by a time: the ends of its bets in flights, which follow from the flights alone, and the
 * release of its held wins. The next call of the demonstration does it, as of its own time.
 * @param atMs milliseconds since 1970
 */
export async function* dueCommands(
  { multiplayerRounds: { chains } }: Pick<DemoParts, 'multiplayerRounds'>,
  tx: Tx,
  visit: Visit,
  atMs: number,
): AsyncGenerator<{ command: MoneyCommand; atMs: number }> {
  const isFlying = visit.purse.account.openRounds.some(({ gameId }) => findMultiplayerGame(gameId))
  const bets = isFlying ? (await listOpenRounds(tx, visit)).filter((round) => round.multiplayer) : []
  const roundIds = bets.map((bet) => bet.multiplayer?.roundId)
  const seenRounds = isFlying ? await readSeenRounds(tx, sql`id = any (${roundIds}::uuid[])`) : []
  for (const bet of bets.toReversed()) {
    const seenRound = seenRounds.find(({ round }) => round.id === bet.multiplayer?.roundId)
    const game = findMultiplayerGame(bet.gameId)
    if (!seenRound || !game) throw new Error(`the round of a demonstration's bet ${bet.id} is missing`)
    const { round } = seenRound
    // A round has no point before its start, and a void one has none.
    const point = round.status === 'RUNNING' ? await getPoint(chains, round, tx) : (round.pointE2 ?? 0n)
    const outcome = flightOutcome(game, { ...seenRound, point }, bet.multiplayer?.target, atMs)
    if (outcome) yield { command: endOf(bet, outcome), atMs: outcome.decidedAtMs }
  }
  const holdIds = visit.purse.account.holds.filter(({ expiresAtMs }) => expiresAtMs <= atMs).map(({ id }) => id)
  if (holdIds.length > 0) yield { command: { kind: 'finish_holds', command: { holdIds } }, atMs }
}

function endOf(
  { id, step, stakeMinor, maxWinMinor }: StoredRound,
  { result, hundredths }: FlightOutcome,
): MoneyCommand {
  if (result === 'CANCELLED') return { kind: 'void_round', command: { roundId: id } }
  const payoutMinor = result === 'WIN' ? cashOutMinor({ stakeMinor, maxWinMinor }, hundredths) : 0n
  const multiplierE4 = hundredthsToE4(hundredths)
  const end = { result, payoutMinor }
  return { kind: 'move', command: { roundId: id, step, nextStep: step + 1, moves: [], multiplierE4, end } }
}
