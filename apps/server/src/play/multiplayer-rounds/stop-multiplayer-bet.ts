import { setTimeout as delay } from 'node:timers/promises'
import { CallError } from '@fairground/contract/envelope'
import type { BetModel } from '@fairground/contract/round'
import { cashOutMinor, hundredthsToE4, type MultiplayerGame } from '@fairground/games/multiplayer'
import { answerAction, answerRepeatOr, getRound, moneyRequest, type UserContext } from '../rounds/round-request.ts'
import type { StoredRound } from '../rounds/stored-round.ts'
import { getPoint } from './flight.ts'
import { type CashOut, stopAt } from './stop-at.ts'

/** Interval of the readings while a stop after the end waits until the end is stored. */
export const LOOK_EVERY_MS = 50
/** Longest wait for the stored end; longer than the replacement of a lost driver takes. */
export const LONGEST_WAIT_MS = 5_000

/**
 * Cashes a bet out at the multiplier that the flight had, by the server's clock, when the stop arrived. An automatic
 * cash-out that the flight has passed counts first. It answers `ended` only after the end is stored: the driver may be
 * lost, and the flight may resume before its end.
 * @throws CallError round_unknown, round_finished, nothing_to_cash_out, key_reused, unavailable
 */
export async function stopMultiplayerBet(context: UserContext, game: MultiplayerGame, id: string): Promise<BetModel> {
  const { services, arrivedAtMs } = context
  const giveUpAt = performance.now() + LONGEST_WAIT_MS
  for (;;) {
    const bet = await getRound(context, id)
    if (bet.gameId !== game.id || !bet.multiplayer) throw new CallError('round_unknown')
    const seenRound =
      bet.status === 'open' ? await services.multiplayerRounds.reader.find(bet.multiplayer.roundId) : undefined
    if (!seenRound || seenRound.round.status === 'VOID')
      return answerRepeatOr(new CallError('round_finished'), context, 'move')
    if (seenRound.round.status === 'NEW') return refuseEarly(context)
    const point = await getPoint(services.multiplayerRounds.chains, seenRound.round)
    const stop = stopAt(game, { ...seenRound, point }, bet.multiplayer.target, arrivedAtMs)
    if (stop !== 'ended') {
      if (stop.hundredths <= 100) return refuseEarly(context)
      const answer = await take(context, bet, stop)
      if (answer) {
        services.multiplayerRounds.touch(game)
        return answer
      }
    } else if (seenRound.round.status === 'FINISHED') {
      return answerRepeatOr(new CallError('round_finished'), context, 'move')
    } else {
      if (performance.now() > giveUpAt) throw new CallError('unavailable', { seconds: 2 })
      await delay(LOOK_EVERY_MS)
    }
  }
}

const refuseEarly = (context: UserContext) => answerRepeatOr(new CallError('nothing_to_cash_out'), context, 'move')

/** @returns undefined when another action decided the bet first */
async function take(
  context: UserContext,
  bet: StoredRound,
  { hundredths, flownMs }: CashOut,
): Promise<BetModel | undefined> {
  const outcome = await context.services.wallet.moveRound({
    ...moneyRequest(context),
    roundId: bet.id,
    step: bet.step,
    nextStep: bet.step + 1,
    moves: flownMs === undefined ? [] : [flownMs],
    multiplierE4: hundredthsToE4(hundredths),
    end: { result: 'WIN', payoutMinor: cashOutMinor(bet, hundredths) },
  })
  if (outcome.outcome !== 'refused') return answerAction(context, outcome)
  if (outcome.reason === 'key_reused') throw new CallError('key_reused')
  if (outcome.reason !== 'round_changed' && outcome.reason !== 'round_closed')
    throw new Error(`a bet that was read cannot be stopped: ${outcome.reason}`)
  return undefined
}
