import { CallError } from '@fairground/contract/envelope'
import type { BetModel } from '@fairground/contract/round'
import { type Engine, isRefusal, type Move, type Options, type Refusal, type Round, refuse } from '@fairground/games'
import type { RoundEnd } from '@fairground/ledger'
import { getDecimals } from './game.ts'
import { answerAction, answerRepeatOr, getRound, moneyRequest, refusalOf, type UserContext } from './round-request.ts'
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
  context: UserContext,
  { gameId, id }: { gameId: string; id: string },
  decide: Decide,
): Promise<BetModel> {
  const { wallet } = context.services
  // The loop ends: each pass finds the round at a later step, and a round has few steps.
  for (;;) {
    const round = recallRound(context, id) ?? (await getRound(context, id))
    if (round.gameId !== gameId) throw new CallError('round_unknown')
    const engine = getEngine(gameId)
    const after = round.status === 'open' ? decide(engine, replay(round)) : refuse('round_finished')
    if (isRefusal(after)) return answerRepeatOr(refusalOf(after.refused), context, 'move')
    const end = endOf(engine, round, after)
    const outcome = await wallet.moveRound({
      ...moneyRequest(context),
      roundId: id,
      step: round.step,
      nextStep: round.step + 1,
      moves: after.moves,
      multiplierE4: engine.multiplier(after),
      end,
    })
    if (outcome.outcome !== 'refused') {
      if (outcome.outcome === 'repeated') return answerAction(context, outcome)
      const decimals = await getDecimals(context.services, context.session.currencyId)
      return viewBet(roundAfterMove(round, after, end, outcome.at), outcome, decimals)
    }
    if (outcome.reason === 'key_reused') throw new CallError('key_reused')
    if (outcome.reason !== 'round_changed' && outcome.reason !== 'round_closed')
      throw new Error(`a round that was read cannot be moved: ${outcome.reason}`)
  }
}

/** Returns the open round from the wallet's memory. If it is stale, the wallet refuses the move and drops it from memory. */
function recallRound({ services, session }: UserContext, id: string): StoredRound | undefined {
  const account = services.wallet.recall(session.walletId)
  const round = account?.openRounds.find((each) => each.id === id)
  if (!account || !round) return undefined
  const { serverSeed, serverSeedHash, clientSeed } = account.pair
  const { gameId, step, edgeBp, stakeMinor, maxWinMinor, createdAtMs, nonce } = round
  return {
    ...{ accountId: session.walletId, id, gameId, step, edgeBp, stakeMinor, maxWinMinor, createdAtMs, serverSeedHash },
    status: 'open',
    result: 'PENDING',
    // Only moveRound and openRound write these, from values that an engine has checked.
    moves: round.moves as Move[],
    options: round.options as Options,
    payoutMinor: 0n,
    finishedAtMs: undefined,
    seeds: { serverSeed, clientSeed, nonce },
    isSpin: false,
    isRevealed: false,
  }
}

/** The round after the move. */
function roundAfterMove(before: StoredRound, { moves }: Round, end: RoundEnd | undefined, at: Date): StoredRound {
  const after = { ...before, moves, step: before.step + 1 }
  return end ? { ...after, ...end, status: 'finished', finishedAtMs: at.getTime() } : after
}
