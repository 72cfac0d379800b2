/** A round that is not decided yet. */
export type OpenRound = {
  id: string
  gameId: string
  /** Which of the game's places for a bet, from 0. */
  slot: number
  /** Actions so far: 0 after the bet. */
  step: number
  /** Its place among the bets of its seed pair, from 0. */
  nonce: number
  /** House edge in basis points. */
  edgeBp: number
  stakeMinor: bigint
  maxWinMinor: bigint
  /** The game's own options and moves so far; they mean nothing here. */
  options: unknown
  moves: unknown
  /** Milliseconds since 1970. */
  createdAtMs: number
}

/** A win that waits in player:held. Its id is its round's. */
export type Hold = { id: string; gameId: string; amountMinor: bigint; expiresAtMs: number }

/** Bonus money that is being wagered. */
export type Pot = {
  id: string
  /** All that was won into it. */
  amountMinor: bigint
  /** What has to be staked for it, and what has been. */
  requiredMinor: bigint
  wageredMinor: bigint
  /** Percent of a stake that count, by game; 100 where a game is not named. */
  shares: Readonly<Record<string, number>>
  expiresAtMs: number
}

/** Granted spins of one gift that are left. */
export type SpinGrant = { id: string; valueMinor: bigint; left: number; expiresAtMs: number }

/** A run of bets by a rule that has not ended. */
export type Run = {
  id: string
  gameId: string
  mostBets: number
  lossLimitMinor: bigint
  placed: number
  stakedMinor: bigint
  /** What its rounds but the last one have brought back. */
  wonMinor: bigint
  lastRoundId: string | undefined
  /** What its last round has brought back so far: its payout, or its stake when it was void. */
  lastPaidMinor: bigint
}

/** A seed pair that bets are decided on. */
export type SeedPair = {
  id: string
  /** Counts the account's pairs from 0. */
  number: number
  /** Lower-case hex. */
  serverSeed: string
  serverSeedHash: string
  clientSeed: string
}

/** All that decisions about one account's money need to know. Amounts are in the smallest unit of its currency. */
export type AccountState = {
  accountId: string
  /** Raised by each action. */
  version: number
  /** Raised by whoever changes spins or runs outside an action. */
  revision: number
  mainMinor: bigint
  bonusMinor: bigint
  heldMinor: bigint
  stakedMinor: bigint
  wonMinor: bigint
  depositedMinor: bigint
  depositCount: number
  /** Of the next bet. */
  nextNonce: number
  pair: SeedPair
  /** The pair after it. */
  nextPairId: string
  /** When the last bet was taken by `game:slot`, in milliseconds since 1970; only where a least time between bets holds. */
  lastBets: Readonly<Record<string, number>>
  openRounds: readonly OpenRound[]
  holds: readonly Hold[]
  pot: Pot | undefined
  spins: readonly SpinGrant[]
  runs: readonly Run[]
}
