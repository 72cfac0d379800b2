import type { Play } from './play/play.ts'

/** A round that is not decided yet. */
export type OpenRound = {
  id: string
  gameId: string
  /** The game's slot that the bet stands in, from 0. */
  slot: number
  /** Actions so far: 0 after the bet. */
  step: number
  /** Number of the bet among those of its seed pair, from 0. */
  nonce: number
  /** House edge in basis points. */
  edgeBp: number
  stakeMinor: bigint
  maxWinMinor: bigint
  /** The game's own options and moves so far; the ledger does not read them. */
  options: unknown
  moves: unknown
  /** The autoplay run of the bet. */
  runId: string | undefined
  /** The pots that were open when the bet was placed: its stake counts towards one of them when the bet ends. */
  potIds: readonly string[]
  /** Milliseconds since 1970. */
  createdAtMs: number
}

/** A win waits in player:held until the player or the operator finishes it, and at most this long: then the server posts it. */
export const HOLD_MS = 15_000

/** A win that waits in player:held. Its id is the id of its round. */
export type Hold = { id: string; gameId: string; amountMinor: bigint; expiresAtMs: number }

/** Bonus money that the player has to wager before it becomes spendable. */
export type Pot = {
  id: string
  /** Sum of the wins in it. */
  amountMinor: bigint
  /** How much the player has to stake for it, and how much the player has staked. */
  requiredMinor: bigint
  wageredMinor: bigint
  /** Percent of a stake that counts, by game; 100 for a game that is not listed. */
  shares: Readonly<Record<string, number>>
  expiresAtMs: number
}

/** One grant of free spins; `left` is the number of unused ones. */
export type SpinGrant = { id: string; valueMinor: bigint; left: number; expiresAtMs: number }

/** An autoplay run that has not ended. `placed` is the number of its bets. */
export type Run = {
  id: string
  gameId: string
  mostBets: number
  lossLimitMinor: bigint
  placed: number
  stakedMinor: bigint
  /** What its rounds have paid, without the last one. */
  wonMinor: bigint
  lastRoundId: string | undefined
  /** What its last round has paid so far: its payout, or its stake when the round is void. */
  lastPaidMinor: bigint
}

/** A seed pair that decides bets. */
export type SeedPair = {
  id: string
  /** Number of the pair among the account's pairs, from 0. */
  number: number
  /** Lower-case hex. */
  serverSeed: string
  serverSeedHash: string
  clientSeed: string
}

/** A round that is not decided yet, of another wallet of the account. */
export type ElsewhereRound = Pick<OpenRound, 'id' | 'gameId' | 'slot' | 'options'> & { currencyId: string }

/** Everything about one account that a decision about its money needs. Amounts are in the smallest unit of its currency. */
export type AccountState = {
  accountId: string
  /** Each action raises it by 1. */
  version: number
  /** Code that changes spins or runs outside an action raises it. */
  revision: number
  mainMinor: bigint
  bonusMinor: bigint
  heldMinor: bigint
  stakedMinor: bigint
  wonMinor: bigint
  depositedMinor: bigint
  depositCount: number
  /** Nonce of the next bet. */
  nextNonce: number
  pair: SeedPair
  /** Id of the pair that follows `pair`. */
  nextPairId: string
  /** Time of the last bet by `game:slot`, in milliseconds since 1970; filled only where the jurisdiction has a least time between bets. */
  lastBets: Readonly<Record<string, number>>
  openRounds: readonly OpenRound[]
  /** Whether the account plays in this wallet's currency: the other wallets take no bets. */
  isCurrent: boolean
  /** Open rounds of the account's other wallets. They can only end, so remembered ones are the most that there are. */
  elsewhere: readonly ElsewhereRound[]
  holds: readonly Hold[]
  /** Bonus money that is not released yet, the earliest expiry first; an expired pot stays until it is taken back. */
  pots: readonly Pot[]
  spins: readonly SpinGrant[]
  runs: readonly Run[]
  /** Whether staff has switched the player off (OP-02): no new bets, while open rounds go on. */
  isSwitchedOff?: boolean | undefined
  /** Limits and breaks of the player. */
  play: Play
}
