import type { ElsewhereRound, OpenRound } from './account-state.ts'
import type { CurrencyScale, PlayLimit } from './play/play.ts'

/** The outcome of a bet on an instant game. */
export type DecidedBet = {
  /** WIN exactly when the payout is above 0. */
  result: 'WIN' | 'LOSE'
  /** Multiplier x 10,000. */
  multiplierE4: bigint
  payoutMinor: bigint
}

/** Conditions of the bonus money that a free spin wins. */
export type SpinTerms = {
  /** UUIDv7 of the pot, where the account has none open. */
  newPotId: string
  /** How much the player has to stake for a win, in the smallest unit. */
  requiredMinor(payoutMinor: bigint): bigint
  /** Percent of a stake that counts, by game; an open pot keeps its own. */
  shares: Readonly<Record<string, number>>
  /** How long the player has for it. */
  lifeMs: number
}

/** What another noun stores beside a bet, in the same transaction: a card for a room of the chat. The ledger does not read it. */
export type Attachment = { kind: string; body: object }

/** The multiplayer round of a bet, which takes the bets of many accounts and holds the house edge. */
export type Pool = {
  /** Undefined: the one that takes bets now. */
  id?: string | undefined
  /** The most that the bet may pay, in the first currency: the multiplayer round reserves that much of its limit. */
  exposureMinor: bigint
  /** Automatic cash-out in hundredths; undefined: by hand. */
  targetE2: number | undefined
}

/** A bet of any kind. The caller has checked the limits of the stake and the options. */
export type PlaceBet = {
  /** UUIDv7 of the new round. */
  roundId: string
  gameId: string
  /** The game's slot for the bet, from 0. A slot holds one open round. Undefined: an account may have any number of bets. */
  slot: number | undefined
  stakeMinor: bigint
  /** The game's options, checked by its rules. */
  options: unknown
  /** The most that the round may pay. */
  maxWinMinor: bigint
  /** House edge in basis points, which the round records; that of its pool, where it has one. */
  edgeBp: number
  /** The jurisdiction profile that the caller checked the bet against, and its version. */
  jurisdictionId: string
  jurisdictionVersion: number
  /** Version of the game's settings that the caller checked the bet against. */
  gameVersion: number
  /** Set when the bet joins a multiplayer round. */
  pool?: Pool | undefined
  /** Whether the account's open rounds, of all its wallets, leave no room for the bet. Default: they always do. */
  isCrowded?: ((openRounds: readonly (OpenRound | ElsewhereRound)[]) => boolean) | undefined
  /** For an instant game: computes the outcome from the seeds. */
  draw?: ((seeds: { serverSeed: string; clientSeed: string; nonce: number }) => DecidedBet) | undefined
  /** Set when a free spin of the stake's value pays; then the win goes into player:bonus. */
  spin?: SpinTerms | undefined
  /** The autoplay run of the bet. */
  runId?: string | undefined
  attachments?: readonly Attachment[] | undefined
}

/** How a round ended. */
export type RoundEnd = {
  result: 'WIN' | 'LOSE' | 'DRAW'
  /** From 0 to the round's maximum; above 0 it waits in a hold with the round's id. */
  payoutMinor: bigint
}

/** A move on an open round, as the game's rules decided it. */
export type MoveRound = {
  roundId: string
  /** The step before the move; a round at another step refuses it. */
  step: number
  nextStep: number
  /** All moves so far with this one, as JSON of the game's own shape. */
  moves: unknown
  /** Multiplier x 10,000 reached so far. */
  multiplierE4: bigint
  /** Undefined while the round goes on. */
  end: RoundEnd | undefined
  /** How long the win waits at most, in milliseconds; default HOLD_MS. */
  holdMs?: number | undefined
}

/** Which held wins to release: ids of holds, which are the ids of their rounds; `all` for every open hold. */
export type FinishHolds = { holdIds: readonly string[] | 'all' }

/** Which open round to cancel. */
export type VoidRound = {
  roundId: string
  /** Set when the player takes the bet back: only while its multiplayer round takes bets. */
  from?:
    | {
        gameId: string
        /** The multiplayer round of the bet. */
        termId: string
        /** How long before the end of betting the last bet may be taken back. */
        untilMs: number
        /** The version of the player's usage at which the caller has counted the bets that were taken back: each raises it. */
        playVersion: number
      }
    | undefined
}

/** Which held win to take back. */
export type VoidHold = { holdId: string }

/** A deposit that its provider reports as paid: to be credited, to be held, or to be sent back after it was held. */
export type CreditDeposit = {
  depositId: string
  /** The amount that the provider reports; the ledger refuses an amount that differs from the deposit's. */
  amountMinor: bigint
}

/** A player's request to pay money out. The caller has checked channel, limits and destination. */
export type RequestWithdrawal = {
  /** UUIDv7 of the new withdrawal. */
  withdrawalId: string
  channel: string
  amountMinor: bigint
  /** The part of the amount that the house keeps when it is paid; at most the amount. */
  feeMinor: bigint
  /** The provider's text for where the money goes. */
  destination: string
  /** How much of all deposits the player must have staked, in percent; 0: nothing. */
  wagerPercent: number
  /**
   * The version of the player's usage at which the caller has checked what counts over all withdrawals of the player: each raises it,
   * so of two at once one is checked again.
   */
  playVersion: number
}

/** REVIEW: a person or a rule decides. SENT: approved, with the provider or on the way to it. The other two are final. */
export type WithdrawalStatus = 'REVIEW' | 'SENT' | 'PAID' | 'DECLINED'

/** Which sent withdrawal the provider has paid. */
export type PayWithdrawal = { withdrawalId: string }

/** Which withdrawal ends without payment. */
export type ReturnWithdrawal = {
  withdrawalId: string
  /** REVIEW: a person declines it. SENT: its provider does. */
  from: 'REVIEW' | 'SENT'
  /** Why, as a word of the product or a text of staff or provider. */
  reason: string
}

/** A stored withdrawal. */
export type StoredWithdrawal = {
  id: string
  channel: string
  amountMinor: bigint
  feeMinor: bigint
  status: WithdrawalStatus
}

/** A paid deposit whose payer got the money back from the provider. */
export type ReverseDeposit = {
  depositId: string
  /** The amount that went back; the ledger refuses an amount that differs from the deposit's. */
  amountMinor: bigint
}

/** A rotation of the account's seeds. */
export type RotateSeeds = {
  /** The player's new seed; undefined keeps the current one. */
  clientSeed: string | undefined
  /** Id of a new pair, which follows the pair that becomes current. */
  nextPairId: string
  /** Its server seed, encrypted. */
  nextSealedSeed: string
  /** SHA-256 of the server seed, lower-case hex. */
  nextSeedHash: string
}

/** Commands by the kind of action that they make. */
export type Commands = {
  bet: PlaceBet
  move: MoveRound
  finish_holds: FinishHolds
  void_round: VoidRound
  void_hold: VoidHold
  deposit: CreditDeposit
  hold_deposit: CreditDeposit
  refund_deposit: CreditDeposit
  reverse_deposit: ReverseDeposit
  restore_deposit: CreditDeposit
  rotate_seeds: RotateSeeds
  expire_bonus: object
  withdraw: RequestWithdrawal
  withdraw_paid: PayWithdrawal
  withdraw_return: ReturnWithdrawal
}

/** Name of a kind of action. */
export type ActionKind = keyof Commands

/** A multiplayer round that takes bets, with the part of its limit that this process may use. */
export type MultiplayerRound = {
  id: string
  gameId: string
  edgeBp: number
  /** When it stops taking bets, in milliseconds since 1970. */
  closesAtMs: number
  /** The part of the limit that is not yet reserved, in the first currency. */
  leftMinor: bigint
}

/** A jurisdiction profile's rules for bets. */
export type JurisdictionRules = {
  version: number
  betSlots: number
  bonuses: boolean
  autoplay: boolean
  /** Least time between two bets in one slot; 0: none. */
  minRoundMs: number
  /** Limits of every player. */
  limits: readonly PlayLimit[]
  /** Time of play between two reality checks; 0: none. */
  realityCheckMs: number
}

/** What a decision needs beside the account. */
export type DecisionContext = {
  /** Time of the decision in milliseconds since 1970. */
  atMs: number
  jurisdictions: ReadonlyMap<string, JurisdictionRules>
  /** Versions of the games' settings. The settings of a game that is not listed cannot have changed. */
  gameVersions: ReadonlyMap<string, number>
  /** The scales of the currencies, by id. */
  currencies: ReadonlyMap<string, CurrencyScale>
  /** Multiplayer rounds that take bets, by game. */
  multiplayerRounds: ReadonlyMap<string, MultiplayerRound>
  /** What staff has switched off, as `kind:id` (OP-02): `site:site`, `version:mines:3`, `jurisdiction:demo`. None given: nothing. */
  switchedOff?: ReadonlySet<string> | undefined
  /** The deposit that the command names, if it exists. */
  deposit?:
    | {
        id: string
        channel: string
        amountMinor: bigint
        /** Part of the amount that the house takes for the payment. */
        feeMinor?: bigint | undefined
        isPaid: boolean
        isReversed?: boolean | undefined
        /** Of a reversed one: what the reversal took from the player. */
        takenMinor?: bigint | undefined
        isRestored?: boolean | undefined
        /** Whether it was held when it came. */
        isHeld?: boolean | undefined
        isRefunded?: boolean | undefined
      }
    | undefined
  /** The withdrawal that the command names, if it exists. */
  withdrawal?: StoredWithdrawal | undefined
  /** Whether the command names a decided round of the account. */
  isDecidedRound?: boolean | undefined
}
