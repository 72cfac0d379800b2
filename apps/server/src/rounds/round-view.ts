import type { BetModel, BetRecord } from '@fairground/contract'
import { multiplierToNumber, type RoundView } from '@fairground/games'
import { minorToNumber } from '@fairground/money'
import type { Balances } from '../wallet/action.ts'
import { getEngine, replay, type StoredRound } from './stored-round.ts'

/**
 * What the player may see of a round: the one door from a stored round to an answer. The engine's view holds the
 * hazards back until the round is over, and the server seed is never in it.
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
    ...(round.spin && { spin: true }),
    createdAt: round.createdAtMs,
    ...(round.finishedAtMs !== undefined && { finishedAt: round.finishedAtMs }),
    ...(round.shared && { slot: round.shared.slot, termId: round.shared.roundId }),
    ...(round.shared && round.moves[0] !== undefined && { flownMs: round.moves[0] }),
    round: {
      step,
      multiplier,
      nextMultiplier,
      picked: [...picked],
      ...(hazards && { hazards: hazards.map((drawn) => [...drawn]) }),
      nonce: round.seeds.nonce,
      serverSeedHash: round.serverSeedHash,
      clientSeed: round.seeds.clientSeed,
    },
  }
}

/** How far the round has come: as its engine has it, or in a shared round whether it was cashed out, and at what. */
function playOf(round: StoredRound): Omit<RoundView, 'status'> {
  if (!round.shared) return getEngine(round.gameId).view(replay(round))
  const multiplier = round.status === 'open' ? 1 : multiplierToNumber(round.shared.multiplierE4)
  return { step: round.step, multiplier, nextMultiplier: multiplier, picked: [] }
}

/** A round with the balances after the action that it is the answer of. */
export function viewBet(round: StoredRound, balances: Balances, decimals: number): BetModel {
  return {
    ...viewRound(round, decimals),
    balance: minorToNumber(balances.mainMinor, decimals),
    balanceVersion: balances.version,
    held: round.payoutMinor > 0n && !round.spin,
  }
}
