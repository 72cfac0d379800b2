/** A decided round, in the currency's units. */
export interface DecidedRound {
  id: string
  staked: number
  paid: number
  /** The wallet's version with its decision. */
  version: number
}

/** What the server has summed. */
export interface SessionSum {
  /** In the currency's units. */
  net: number
  /** The wallet's version that it is right at. */
  version: number
  /** Rounds of the session have ids that come after this one. */
  after: string
}

/**
 * The server's sum and what was decided since, in smallest units. A round that the sum has already, or of an earlier session,
 * counts nothing: whatever comes late or twice changes nothing.
 */
export function netPosition(sum: SessionSum, rounds: Iterable<DecidedRound>, decimalLength: number): number {
  const minor = (amount: number) => Math.round(amount * 10 ** decimalLength)
  let net = minor(sum.net)
  for (const { id, staked, paid, version } of rounds)
    if (version > sum.version && id > sum.after) net += minor(paid) - minor(staked)
  return net
}
