/** What a bet comes to that is over as soon as it is placed. */
export type DecidedBet = {
  /** WIN exactly when something is paid. */
  result: 'WIN' | 'LOSE'
  /** Multiplier x 10,000. */
  multiplierE4: bigint
  payoutMinor: bigint
}

/** What the win of a granted spin is put under. */
export type SpinTerms = {
  /** UUIDv7 of the pot, where the account has none open. */
  newPotId: string
  /** What has to be staked for a win, in the smallest unit. */
  requiredMinor(payoutMinor: bigint): bigint
  /** Percent of a stake that count, by game; an open pot keeps its own. */
  shares: Readonly<Record<string, number>>
  /** How long the player has. */
  lifeMs: number
}

/** What bets of every kind have. Limits of the stake and the options are checked before. */
type AnyBet = {
  /** UUIDv7 of the new round. */
  roundId: string
  gameId: string
  /** Which of the game's places for a bet, from 0. A place holds one open round. */
  slot: number
  stakeMinor: bigint
  /** The game's own options, as its rules have checked them. */
  options: unknown
  /** Most that the round may pay. */
  maxWinMinor: bigint
  /** The jurisdiction whose profile it was checked against, and the profile's version. */
  jurisdictionId: string
  jurisdictionVersion: number
  /** Version of the game's settings that it was checked against. */
  gameVersion: number
  /** The announced run that it belongs to. */
  runId?: string | undefined
}

/** A bet on a game that the player plays alone. */
export type PlaceBet = AnyBet & {
  /** House edge in basis points, recorded on the round. */
  edgeBp: number
  /** Of a game that is over with its draw: what the next seeds make of it. */
  draw?: ((seeds: { serverSeed: string; clientSeed: string; nonce: number }) => DecidedBet) | undefined
  /** A granted spin of the stake's value pays, and the win goes into player:bonus. */
  spin?: SpinTerms | undefined
}

/** A bet in the round of a multiplayer game that takes bets now; the house edge is that round's. */
export type PlaceSharedBet = AnyBet & {
  /** Automatic cash-out in hundredths; undefined: by hand. */
  targetE2: number | undefined
  /** What the bet may come to at the most, in the first currency: the multiplayer round holds that much of its limit. */
  exposureMinor: bigint
  /** The multiplayer round that it is for; undefined: the one that takes bets now. */
  termId?: string | undefined
}

/** How a round ended. */
export type RoundEnd = {
  result: 'WIN' | 'LOSE' | 'DRAW'
  /** 0 to the round's most; above 0 it waits in a hold with the round's id. */
  payoutMinor: bigint
}

/** What a game's rules decided for an open round. */
export type MoveRound = {
  roundId: string
  /** The step that the decision was made on: a round that has moved on since refuses it. */
  step: number
  nextStep: number
  /** All moves so far, this one included: JSON of the game's own shape. */
  moves: unknown
  /** Multiplier x 10,000 reached so far. */
  multiplierE4: bigint
  /** Undefined while the round goes on. */
  end: RoundEnd | undefined
}

/** Which held wins to release: ids of holds, which are their rounds' ids; `all` for every open one. */
export type FinishHolds = { holdIds: readonly string[] | 'all' }

/** Which open round to call off. */
export type VoidRound = { roundId: string }

/** Which held win to take back. */
export type VoidHold = { holdId: string }

/** A deposit that its provider says was paid. */
export type CreditDeposit = {
  depositId: string
  /** What the provider says was paid: another amount than the deposit's is refused. */
  amountMinor: bigint
}

/** A rotation of the account's seeds. */
export type RotateSeeds = {
  /** The player's new seed; undefined keeps the old one. */
  clientSeed: string | undefined
  /** The pair that will be next after the known next one becomes current. */
  nextPairId: string
  /** 32 random bytes, lower-case hex. */
  nextServerSeed: string
}

/** Commands by the kind of action that they make. */
export type Commands = {
  bet: PlaceBet
  shared_bet: PlaceSharedBet
  move: MoveRound
  finish_holds: FinishHolds
  void_round: VoidRound
  void_hold: VoidHold
  deposit: CreditDeposit
  rotate_seeds: RotateSeeds
  expire_bonus: object
}

/** Name of a kind of action. */
export type ActionKind = keyof Commands

/** A multiplayer round that takes bets, as much of its allowance as is the decider's to give. */
export type MultiplayerRound = {
  id: string
  gameId: string
  edgeBp: number
  /** Milliseconds since 1970; from then on it takes no bets. */
  closesAtMs: number
  /** What may still be given, in the first currency. */
  leftMinor: bigint
}

/** What a jurisdiction's profile says of a bet. */
export type JurisdictionRules = {
  version: number
  betSlots: number
  bonuses: boolean
  autoplay: boolean
  /** Least time between two bets in one place; 0: none. */
  minRoundMs: number
}

/** What a decision knows beside the account. */
export type DecisionContext = {
  /** When it is made: milliseconds since 1970. */
  atMs: number
  jurisdictions: ReadonlyMap<string, JurisdictionRules>
  /** Versions of the games' settings. A game that is not here has none that could have changed. */
  gameVersions: ReadonlyMap<string, number>
  /** Multiplayer rounds that take bets, by game. */
  multiplayerRounds: ReadonlyMap<string, MultiplayerRound>
  /** The deposit that the command names, where there is one. */
  deposit?: { id: string; channel: string; amountMinor: bigint; isPaid: boolean } | undefined
  /** Whether the command names a round of the account that is decided. */
  isDecidedRound?: boolean | undefined
}
