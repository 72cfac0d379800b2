import { CallError } from '@fairground/contract/envelope'
import type { BetModel } from '@fairground/contract/round'
import { type Engine, isRefusal, type Refusal, type Round, refuse } from '@fairground/games'
import type { RoundEnd } from '@fairground/ledger'
import type { Bettor } from './purse.ts'
import { answerAction, answerRepeatOr, getRound, moneyOf, refusalOf } from './round-request.ts'
import { viewBet } from './round-view.ts'
import { endOf, getEngine, replay, type StoredRound } from './stored-round.ts'

/** A player's action in a round, applied by the game's engine. */
export type Decide = (engine: Engine, round: Round) => Round | Refusal

/** Makes a move. @param value the untrusted choice (a tile, a column, …); undefined where a move has no choice */
export const makeMove =
  (value: unknown): Decide =>
  (engine, round) => {
    const move = engine.parseMove(round, value)
    return isRefusal(move) ? move : engine.play(round, move)
  }

/** Cashes out the win of the steps so far. */
export const cashOut: Decide = (engine, round) => engine.cashOut(round)

/**
 * Lets the engine decide on the current round, and stores the decision if the round is still at that step. Otherwise it reads
 * and decides again. So of concurrent moves one wins at each step, and a round is paid once.
 * @throws CallError round_unknown, round_finished, move_out_of_range, move_taken, nothing_to_cash_out, key_reused
 */
export async function moveRound(
  bettor: Bettor,
  { gameId, id }: { gameId: string; id: string },
  decide: Decide,
): Promise<BetModel> {
  const { purse } = bettor
  const engine = getEngine(gameId)
  function decideOn(round: StoredRound): Round | Refusal {
    if (round.gameId !== gameId) throw new CallError('round_unknown')
    return round.status === 'open' ? decide(engine, replay(round)) : refuse('round_finished')
  }
  // The loop ends: each pass finds the round at a later step, and a round has few steps.
  for (;;) {
    const rememberedRound = purse.recall(id)
    let round = rememberedRound ?? (await getRound(bettor, id))
    let after = decideOn(round)
    // Another process may have moved the round since: memory may accept, only the database may refuse.
    if (isRefusal(after) && rememberedRound) {
      round = await getRound(bettor, id)
      after = decideOn(round)
    }
    if (isRefusal(after)) return answerRepeatOr(refusalOf(after.refused), bettor, 'move', round.accountId)
    const end = endOf(engine, round, after)
    const command = { roundId: id, step: round.step, nextStep: round.step + 1, moves: after.moves }
    const outcome = await purse.act(
      'move',
      { ...command, multiplierE4: engine.multiplier(after), end },
      round.accountId,
    )
    if (outcome.outcome !== 'refused') {
      if (outcome.outcome === 'repeated') return answerAction(bettor, outcome)
      const { decimals, named } = await moneyOf(bettor, round.accountId)
      return { ...viewBet(roundAfterMove(round, after, end, outcome.at), outcome, decimals), ...named }
    }
    if (outcome.reason === 'key_reused') throw new CallError('key_reused')
    if (outcome.reason !== 'round_changed' && outcome.reason !== 'round_closed')
      throw new Error(`a round that was read cannot be moved: ${outcome.reason}`)
  }
}

/** The round after the move. */
function roundAfterMove(before: StoredRound, { moves }: Round, end: RoundEnd | undefined, at: Date): StoredRound {
  const after = { ...before, moves, step: before.step + 1 }
  return end ? { ...after, ...end, status: 'finished', finishedAtMs: at.getTime() } : after
}
