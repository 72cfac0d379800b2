import { type BetModel, CallError } from '@fairground/contract'
import { type Engine, isRefusal, type Move, type Options, type Refusal, type Round, refuse } from '@fairground/games'
import type { RoundEnd } from '@fairground/ledger'
import { getDecimals } from './game.ts'
import { endOf } from './round-end.ts'
import { answerDone, answerRepeatOr, getRound, moneyRequest, refusalOf, type UserContext } from './round-request.ts'
import { viewBet } from './round-view.ts'
import { getEngine, replay, type StoredRound } from './stored-round.ts'

/** What a player does in a round, as the game's engine reads it. */
export type Decide = (engine: Engine, round: Round) => Round | Refusal

/** Makes a move: a tile, a column, … as it came, or undefined where a move has no choice. */
export const makeMove =
  (value: unknown): Decide =>
  (engine, round) => {
    const move = engine.parseMove(round, value)
    return isRefusal(move) ? move : engine.play(round, move)
  }

/** Takes the win of the steps so far. */
export const cashOut: Decide = (engine, round) => engine.cashOut(round)

/**
 * Lets the engine decide on the round as it stands and stores the decision if the round still stands there; a round that
 * has moved on in between is read and decided on anew. So of moves that race one wins at each step, and a round is paid
 * once.
 * @throws CallError round_unknown, round_finished, move_out_of_range, move_taken, nothing_to_cash_out, key_reused
 */
export async function moveRound(
  context: UserContext,
  { gameId, id }: { gameId: string; id: string },
  decide: Decide,
): Promise<BetModel> {
  const { wallet } = context.services
  // Ends: each turn finds the round further on, and a round has few steps.
  for (;;) {
    const stored = recallRound(context, id) ?? (await getRound(context, id))
    if (stored.gameId !== gameId) throw new CallError('round_unknown')
    const engine = getEngine(gameId)
    const after = stored.status === 'open' ? decide(engine, replay(stored)) : refuse('round_finished')
    if (isRefusal(after)) return answerRepeatOr(refusalOf(after.refused), context, 'move')
    const end = endOf(engine, stored, after)
    const outcome = await wallet.moveRound({
      ...moneyRequest(context),
      roundId: id,
      step: stored.step,
      nextStep: stored.step + 1,
      moves: after.moves,
      multiplierE4: engine.multiplier(after),
      end,
    })
    if (outcome.outcome !== 'refused') {
      if (outcome.outcome === 'repeated') return answerDone(context, outcome)
      const decimals = await getDecimals(context.services, context.session.currencyId)
      return viewBet(asMoved(stored, after, end, outcome.at), outcome, decimals)
    }
    if (outcome.reason === 'key_reused') throw new CallError('key_reused')
    if (outcome.reason !== 'round_changed' && outcome.reason !== 'round_closed')
      throw new Error(`a round that was read cannot be moved: ${outcome.reason}`)
  }
}

/** The open round as the wallet remembers it. Should it be stale, the wallet refuses the move and has forgotten it. */
function recallRound({ services, session }: UserContext, id: string): StoredRound | undefined {
  const account = services.wallet.recall(session.accountId)
  const round = account?.openRounds.find((each) => each.id === id)
  if (!account || !round) return undefined
  const { serverSeed, serverSeedHash, clientSeed } = account.pair
  const { gameId, step, edgeBp, stakeMinor, maxWinMinor, createdAtMs, nonce } = round
  return {
    ...{ accountId: account.accountId, id, gameId, step, edgeBp, stakeMinor, maxWinMinor, createdAtMs, serverSeedHash },
    status: 'open',
    result: 'PENDING',
    // Written by moveRound and openRound alone, from values that an engine has checked.
    moves: round.moves as Move[],
    options: round.options as Options,
    payoutMinor: 0n,
    finishedAtMs: undefined,
    seeds: { serverSeed, clientSeed, nonce },
    spin: false,
    revealed: false,
  }
}

/** The round as the action has stored it. */
function asMoved(stored: StoredRound, { moves }: Round, end: RoundEnd | undefined, at: Date): StoredRound {
  const moved = { ...stored, moves, step: stored.step + 1 }
  return end ? { ...moved, ...end, status: 'finished', finishedAtMs: at.getTime() } : moved
}
