/** A decided round, in the currency's units. */
export interface DecidedRound {
  id: string
  stake: number
  payout: number
  /** The wallet's version at its decision. */
  version: number
}

/** The server's sum of the session. */
export interface SessionSum {
  /** In the currency's units. */
  net: number
  /** The wallet's version of the sum. */
  version: number
  /** The rounds of the session have ids after this one. */
  after: string
}

/**
 * Adds the rounds since the server's sum, in the smallest unit. It skips rounds that the sum includes and rounds of an
 * earlier session, so late or repeated reports change nothing.
 */
export function netPosition(sum: SessionSum, rounds: Iterable<DecidedRound>, decimalLength: number): number {
  const minor = (amount: number) => Math.round(amount * 10 ** decimalLength)
  let net = minor(sum.net)
  for (const { id, stake, payout, version } of rounds)
    if (version > sum.version && id > sum.after) net += minor(payout) - minor(stake)
  return net
}
