import { setTimeout as delay } from 'node:timers/promises'
import { type BetModel, CallError } from '@fairground/contract'
import { cashOutMinor, hundredthsToE4, type SharedGame } from '@fairground/games/shared'
import { answerDone, answerRepeatOr, getRound, moneyRequest, type UserContext } from '../rounds/round-request.ts'
import type { StoredRound } from '../rounds/stored-round.ts'
import { getPoint } from './flight.ts'
import { type CashOut, stopAt } from './stop-at.ts'

/** A stop after the end is answered once the end is stored; the round is looked at so often meanwhile. */
export const LOOK_EVERY_MS = 50
/** Longer than a driver that is gone is replaced in. */
export const LONGEST_WAIT_MS = 5_000

/**
 * Cashes a bet out at what the flight had reached, by the server's clock, when the stop arrived. An automatic cash-out
 * that the flight has passed counts first. That the flight has ended is only said once it is stored: whoever drives may
 * be gone, and the flight go on before its end.
 * @throws CallError round_unknown, round_finished, nothing_to_cash_out, key_reused, unavailable
 */
export async function stopSharedBet(context: UserContext, game: SharedGame, id: string): Promise<BetModel> {
  const { services, arrivedAtMs } = context
  const giveUpAt = performance.now() + LONGEST_WAIT_MS
  for (;;) {
    const bet = await getRound(context, id)
    if (bet.gameId !== game.id || !bet.shared) throw new CallError('round_unknown')
    const seen = bet.status === 'open' ? await services.sharedRounds.reader.find(bet.shared.roundId) : undefined
    if (!seen || seen.round.status === 'VOID') return answerRepeatOr(new CallError('round_finished'), context, 'move')
    if (seen.round.status === 'NEW') return refuseEarly(context)
    const point = await getPoint(services.sharedRounds.chains, seen.round)
    const stop = stopAt(game, { ...seen, point }, bet.shared.target, arrivedAtMs)
    if (stop !== 'ended') {
      if (stop.hundredths <= 100) return refuseEarly(context)
      const answer = await take(context, bet, stop)
      if (answer) {
        services.sharedRounds.touch(game)
        return answer
      }
    } else if (seen.round.status === 'FINISHED') {
      return answerRepeatOr(new CallError('round_finished'), context, 'move')
    } else {
      if (performance.now() > giveUpAt) throw new CallError('unavailable', { seconds: 2 })
      await delay(LOOK_EVERY_MS)
    }
  }
}

const refuseEarly = (context: UserContext) => answerRepeatOr(new CallError('nothing_to_cash_out'), context, 'move')

/** @returns undefined when the bet was decided in between */
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
  if (outcome.outcome !== 'refused') return answerDone(context, outcome)
  if (outcome.reason === 'key_reused') throw new CallError('key_reused')
  if (outcome.reason !== 'round_changed' && outcome.reason !== 'round_closed')
    throw new Error(`a bet that was read cannot be stopped: ${outcome.reason}`)
  return undefined
}
