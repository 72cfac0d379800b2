import type { BetRecord } from '@fairground/contract/round'
import type { LotteryProof, MultiplayerRoundProof } from '@fairground/games/verifier'
import { termProofOf } from './term-link.ts'

/** The fields of a bet in a multiplayer round that a proof needs; strangers have no amounts. */
type FlownBet = Pick<BetRecord, 'gameId' | 'edge' | 'options' | 'result' | 'multiplier' | 'shared'> &
  Partial<Pick<BetRecord, 'betAmount' | 'winAmount' | 'bets'>>

/**
 * The proof of a bet in a multiplayer round, for the verifier here and offline; undefined before the flight is over,
 * and for a cancelled round, which has no result. A slip of a lottery gets the proof of its term, with its line where it has
 * only one.
 * @param details the payout cap at the time of the bet, and the currency's decimals
 */
export function multiplayerProofOf(
  bet: FlownBet,
  details: { maxWin?: number; decimalLength?: number } = {},
): MultiplayerRoundProof | LotteryProof | undefined {
  const { shared, options } = bet
  if (shared?.seed === undefined || shared.entropy === undefined || bet.result === 'CANCELLED') return undefined
  const { number, salt, entropy, seed, seedHash, point, result } = shared
  if (result) {
    const term = { gameId: bet.gameId, no: number, salt, edge: bet.edge, commitment: seedHash, entropy, seed, result }
    return termProofOf(term, bet.bets?.length === 1 ? bet.bets[0] : undefined, details.decimalLength)
  }
  const { autoCashOut } = options
  return {
    gameId: bet.gameId,
    edge: bet.edge,
    seed,
    seedHash,
    salt,
    number,
    entropy,
    ...(point !== undefined && { point }),
    // During the flight a cashed-out bet already has a multiplier, but no proof yet.
    multiplier: bet.result === 'WIN' ? bet.multiplier : 0,
    ...(typeof autoCashOut === 'number' && { autoCashOut }),
    ...(bet.betAmount !== undefined && { stake: bet.betAmount }),
    ...(bet.winAmount !== undefined && { payout: bet.winAmount }),
    ...details,
  }
}
