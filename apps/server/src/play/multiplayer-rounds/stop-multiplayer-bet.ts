import { setTimeout as delay } from 'node:timers/promises'
import { CallError } from '@fairground/contract/envelope'
import type { BetModel } from '@fairground/contract/round'
import { cashOutMinor, hundredthsToE4, type MultiplayerGame } from '@fairground/games/multiplayer'
import type { Bettor } from '../rounds/purse.ts'
import { answerAction, answerRepeatOr, getRound } from '../rounds/round-request.ts'
import type { StoredRound } from '../rounds/stored-round.ts'
import { getPoint } from './flight.ts'
import type { FlightsParts } from './parts.ts'
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
export async function stopMultiplayerBet(
  bettor: Bettor<FlightsParts>,
  game: MultiplayerGame,
  id: string,
): Promise<BetModel> {
  const { parts, arrivedAtMs } = bettor
  const giveUpAt = performance.now() + LONGEST_WAIT_MS
  for (;;) {
    const bet = await getRound(bettor, id)
    if (bet.gameId !== game.id || !bet.multiplayer) throw new CallError('round_unknown')
    const seenRound =
      bet.status === 'open' ? await parts.multiplayerRounds.reader.find(bet.multiplayer.roundId) : undefined
    if (!seenRound || seenRound.round.status === 'VOID')
      return answerRepeatOr(new CallError('round_finished'), bettor, 'move', bet.accountId)
    if (seenRound.round.status === 'NEW') return refuseEarly(bettor, bet)
    const point = await getPoint(parts.multiplayerRounds.chains, seenRound.round)
    const stop = stopAt(game, { ...seenRound, point }, bet.multiplayer.target, arrivedAtMs)
    if (stop !== 'ended') {
      if (stop.hundredths <= 100) return refuseEarly(bettor, bet)
      const answer = await take(bettor, bet, stop)
      if (answer) {
        parts.multiplayerRounds.touch(game, id)
        return answer
      }
    } else if (seenRound.round.status === 'FINISHED') {
      return answerRepeatOr(new CallError('round_finished'), bettor, 'move', bet.accountId)
    } else {
      if (performance.now() > giveUpAt) throw new CallError('unavailable', { seconds: 2 })
      await delay(LOOK_EVERY_MS)
    }
  }
}

const refuseEarly = (bettor: Bettor, { accountId }: StoredRound) =>
  answerRepeatOr(new CallError('nothing_to_cash_out'), bettor, 'move', accountId)

/** @returns undefined when another action decided the bet first */
async function take(bettor: Bettor, bet: StoredRound, { hundredths, flownMs }: CashOut): Promise<BetModel | undefined> {
  const outcome = await bettor.purse.act(
    'move',
    {
      ...{ roundId: bet.id, step: bet.step, nextStep: bet.step + 1 },
      moves: flownMs === undefined ? [] : [flownMs],
      multiplierE4: hundredthsToE4(hundredths),
      end: { result: 'WIN', payoutMinor: cashOutMinor(bet, hundredths) },
    },
    bet.accountId,
  )
  if (outcome.outcome !== 'refused') return answerAction(bettor, outcome)
  if (outcome.reason === 'key_reused') throw new CallError('key_reused')
  if (outcome.reason !== 'round_changed' && outcome.reason !== 'round_closed')
    throw new Error(`a bet that was read cannot be stopped: ${outcome.reason}`)
  return undefined
}
