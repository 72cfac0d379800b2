import type { BetRecord } from '@fairground/contract'
import type { SharedRoundProof } from '@fairground/games/verifier'

/** A bet in a shared round as far as a proof needs it; strangers have no amounts. */
type FlownBet = Pick<BetRecord, 'gameId' | 'edge' | 'options' | 'result' | 'multiplier' | 'shared'> &
  Partial<Pick<BetRecord, 'betAmount' | 'winAmount'>>

/**
 * The proof of a bet in a round that everybody shares, as the verifier reads it, here and offline; undefined before the
 * flight is over, and for a round that was given up: nothing decided that one.
 * @param known the cap on the payout when the bet was placed, and the currency's decimals
 */
export function sharedProofOf(
  bet: FlownBet,
  known: { maxWin?: number; decimalLength?: number } = {},
): SharedRoundProof | undefined {
  const { shared, options } = bet
  if (shared?.seed === undefined || shared.entropy === undefined || bet.result === 'CANCELLED') return undefined
  const { number, salt, entropy, seed, seedHash, point } = shared
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
    // While a winner's flight goes on its record has a multiplier; it has no proof yet.
    multiplier: bet.result === 'WIN' ? bet.multiplier : 0,
    ...(typeof autoCashOut === 'number' && { autoCashOut }),
    ...(bet.betAmount !== undefined && { stake: bet.betAmount }),
    ...(bet.winAmount !== undefined && { payout: bet.winAmount }),
    ...known,
  }
}
