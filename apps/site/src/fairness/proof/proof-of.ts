import type { BetRecord, RoundView } from '@fairground/contract/round'
import type { Proof } from '@fairground/games/verifier'

/**
 * The fields of a decided bet that a proof needs. Without the amounts, which strangers do not have, the verifier checks
 * no payout.
 */
export type ProvedBet = Pick<BetRecord, 'gameId' | 'options' | 'edge'> &
  Partial<Pick<BetRecord, 'betAmount' | 'winAmount'>> & {
    round: Pick<RoundView, 'serverSeedHash' | 'clientSeed' | 'nonce' | 'picked' | 'hazards'>
  }

/** The parts of a proof that a bet record lacks. */
export interface Revealed {
  serverSeed: string
  /** The payout cap at the time of the bet. */
  maxWin?: number
  decimalLength?: number
}

/** The proof of a decided bet with a revealed server seed, for the verifier here and offline. */
export function proofOf(bet: ProvedBet, { serverSeed, ...details }: Revealed): Proof {
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
    ...details,
  }
}
