import type { BetRecord, RoundView } from '@fairground/contract'
import type { Proof } from '@fairground/games/verifier'

/** A decided bet as far as a proof needs it; without the amounts, which strangers do not have, no payout is checked. */
export type ProvedBet = Pick<BetRecord, 'gameId' | 'options' | 'edge'> &
  Partial<Pick<BetRecord, 'betAmount' | 'winAmount'>> & {
    round: Pick<RoundView, 'serverSeedHash' | 'clientSeed' | 'nonce' | 'picked' | 'hazards'>
  }

/** What a bet record lacks for a proof. */
export interface Revealed {
  serverSeed: string
  /** The cap on the payout when the bet was placed. */
  maxWin?: number
  decimalLength?: number
}

/** The proof of a decided bet whose server seed is revealed: what the verifier reads, here and offline. */
export function proofOf(bet: ProvedBet, { serverSeed, ...known }: Revealed): Proof {
  const { round, betAmount, winAmount } = bet
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
    ...(betAmount !== undefined && { stake: betAmount }),
    ...(winAmount !== undefined && { payout: winAmount }),
    ...known,
  }
}
