export {
  type AccountState,
  type ElsewhereRound,
  HOLD_MS,
  type Hold,
  type OpenRound,
  type Pot,
  type Run,
  type SeedPair,
  type SpinGrant,
} from './account-state.ts'
export { type Account, type HouseAccount, isPlayerAccount, type PlayerAccount, parseAccount } from './accounts.ts'
export { EMPTY, type PlayerBalances, post } from './balances.ts'
export { batchDigest, CHAIN_START, chainHash, type Hash, type JournalPosting, postingLine } from './chain.ts'
export type { Change, ChangedPot, ChangedRows, Decision, NewRound, Refusal, RoundChange } from './change.ts'
export type {
  ActionKind,
  Attachment,
  Commands,
  CreditDeposit,
  DecidedBet,
  DecisionContext,
  FinishHolds,
  JurisdictionRules,
  MoveRound,
  MultiplayerRound,
  PayWithdrawal,
  PlaceBet,
  Pool,
  RequestWithdrawal,
  ReturnWithdrawal,
  ReverseDeposit,
  RotateSeeds,
  RoundEnd,
  SpinTerms,
  StoredWithdrawal,
  VoidHold,
  VoidRound,
  WithdrawalStatus,
} from './commands.ts'
export { decide, type MoneyCommand, type ReasonOf } from './decide/index.ts'
export { requiredStakesOf } from './decide/withdrawal.ts'
export { flowsOf, type Leg, parseLegs, printLegs } from './legs.ts'
export {
  type CurrencyScale,
  convert,
  endOfPeriod,
  findPause,
  IDLE_MS,
  type LimitKind,
  NO_USAGE,
  PERIODS,
  type Period,
  type PeriodUsage,
  type Play,
  type PlayDetails,
  type PlayLimit,
  type PlayReason,
  type PlayUsage,
  periodAt,
  playedSince,
  resetOf,
  rulesFor,
  startOfPeriod,
  usageAfter,
  usedOf,
} from './play/index.ts'
export { findPostingFault, type Posting, type PostingKind } from './posting.ts'
export { act, type Command, heldOf, newReference, type Reference } from './reference.ts'
