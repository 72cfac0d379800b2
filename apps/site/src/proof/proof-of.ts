import type { BetRecord } from '@fairground/contract'
import type { Proof } from '@fairground/games/verifier'

/** What a bet record lacks for a proof. */
export interface Revealed {
  serverSeed: string
  /** The cap on the payout when the bet was placed. */
  maxWin: number
  decimalLength: number
}

/** The proof of a decided bet whose server seed is revealed: what the verifier reads, here and offline. */
export function proofOf(bet: BetRecord, { serverSeed, maxWin, decimalLength }: Revealed): Proof {
  const { round } = bet
  return {
    gameId: bet.gameId,
    options: bet.options,
    edge: bet.edge,
    serverSeed,
    serverSeedHash: round.serverSeedHash,
    clientSeed: round.clientSeed,
    nonce: round.nonce,
    moves: round.picked,
    ...(round.hazards && { hazards: round.hazards }),
    stake: bet.betAmount,
    payout: bet.winAmount,
    maxWin,
    decimalLength,
  }
}
