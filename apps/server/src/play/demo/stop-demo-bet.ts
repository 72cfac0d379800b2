import { setTimeout as delay } from 'node:timers/promises'
import { CallError } from '@fairground/contract/envelope'
import type { BetModel } from '@fairground/contract/round'
import type { MultiplayerGame } from '@fairground/games/multiplayer'
import type { Context } from '../../ground/call/handler.ts'
import { stopAt } from '../multiplayer-rounds/stop-at.ts'
import { LONGEST_WAIT_MS, LOOK_EVERY_MS } from '../multiplayer-rounds/stop-multiplayer-bet.ts'
import { decimalsIn } from '../rounds/game.ts'
import { endBet, listFlying } from './decide-multiplayer-bets.ts'
import { findRow, viewDemo } from './demo-rounds.ts'
import { demoTokenOf, inVisit } from './enter-visit.ts'

/** The parts of the context that a stop needs. */
type Stopping = Pick<Context, 'services' | 'key' | 'arrivedAtMs' | 'headers'>

/**
 * Cashes a demonstration's bet out like a player's: at the multiplier when the stop arrived; a passed automatic cash-out
 * counts first.
 * @throws CallError as for a player's stop; demo_over
 */
export async function stopDemoBet(context: Stopping, game: MultiplayerGame, id: string): Promise<BetModel> {
  const giveUpAt = performance.now() + LONGEST_WAIT_MS
  for (;;) {
    const answer = await tryStop(context, game, id)
    if (answer) return answer
    if (performance.now() > giveUpAt) throw new CallError('unavailable', { seconds: 2 })
    await delay(LOOK_EVERY_MS)
  }
}

/** @returns undefined while the end of the flight before the stop is not stored yet */
function tryStop(
  { services, key, arrivedAtMs, headers }: Stopping,
  game: MultiplayerGame,
  id: string,
): Promise<BetModel | undefined> {
  return inVisit(
    services,
    demoTokenOf({ headers }),
    async (tx, visit, { site }) => {
      const row = await findRow(tx, visit, id)
      if (row?.game_id !== game.id) throw new CallError('round_unknown')
      const decimals = decimalsIn(site, visit.currency_id)
      if (row.move_key === key) return viewDemo(row, visit, decimals)
      const flying = (await listFlying(services.multiplayerRounds, tx, visit)).find((bet) => bet.row.id === id)
      if (!flying || flying.flight.round.status === 'VOID') throw new CallError('round_finished')
      const { status } = flying.flight.round
      if (status === 'NEW') throw new CallError('nothing_to_cash_out')
      const stop = stopAt(game, flying.flight, row.target_e2 ?? undefined, arrivedAtMs)
      if (stop === 'ended') {
        if (status === 'FINISHED') throw new CallError('round_finished')
        return undefined
      }
      if (stop.hundredths <= 100) throw new CallError('nothing_to_cash_out')
      const end = await endBet(tx, visit, row, { ...stop, result: 'WIN', decidedAtMs: services.now(), key })
      return viewDemo(end.row, end.visit, decimals)
    },
    arrivedAtMs,
  )
}
