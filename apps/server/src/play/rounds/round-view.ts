import type { BetModel, BetRecord } from '@fairground/contract/round'
import { multiplierToNumber, type RoundView } from '@fairground/games'
import { minorToNumber } from '@fairground/money'
import type { Balances } from '../../money/wallet/action.ts'
import { getEngine, replay, type StoredRound } from './stored-round.ts'
import { viewLines } from './view-lines.ts'

/**
 * The player's view of a round. No other code shows a stored round to its player. The engine's view hides the hazards until
 * the round is over; the server seed is never part of it.
 * @param decimals of the account's currency
 */
export function viewRound(round: StoredRound, decimals: number): BetRecord {
  const { step, multiplier, nextMultiplier, picked, hazards } = playOf(round)
  return {
    id: round.id,
    gameId: round.gameId,
    result: round.result,
    betAmount: minorToNumber(round.stakeMinor, decimals),
    options: { ...round.options },
    edge: round.edgeBp,
    winAmount: minorToNumber(round.payoutMinor, decimals),
    multiplier,
    ...((round.isFree ?? round.isSpin) && { spin: true }),
    createdAt: round.createdAtMs,
    ...(round.finishedAtMs !== undefined && { finishedAt: round.finishedAtMs }),
    ...(round.multiplayer && !round.slip && { slot: round.multiplayer.slot }),
    ...(round.multiplayer && { termId: round.multiplayer.roundId }),
    ...(round.slip && { bets: viewLines(round, decimals) }),
    ...(round.multiplayer && round.moves[0] !== undefined && { flownMs: round.moves[0] }),
    round: {
      step,
      multiplier,
      nextMultiplier,
      picked: [...picked],
      ...(hazards && { hazards: hazards.map((layout) => [...layout]) }),
      nonce: round.seeds.nonce,
      serverSeedHash: round.serverSeedHash,
      clientSeed: round.seeds.clientSeed,
    },
  }
}

/** The progress of a round: the engine's view, or in a multiplayer round the cash-out and its multiplier. */
function playOf(round: StoredRound): Omit<RoundView, 'status'> {
  if (!round.multiplayer) return getEngine(round.gameId).view(replay(round))
  const multiplier = round.status === 'open' ? 1 : multiplierToNumber(round.multiplayer.multiplierE4)
  return { step: round.step, multiplier, nextMultiplier: multiplier, picked: [] }
}

/** The answer of an action: the round with the balances after it. */
export function viewBet(round: StoredRound, balances: Balances, decimals: number): BetModel {
  return {
    ...viewRound(round, decimals),
    balance: minorToNumber(balances.mainMinor, decimals),
    balanceVersion: balances.version,
    held: round.payoutMinor > 0n && !round.isSpin,
  }
}
