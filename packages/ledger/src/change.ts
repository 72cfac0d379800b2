import type { AccountState, Hold, OpenRound, Pot, Run } from './account-state.ts'
import type { Attachment, Pool, RequestWithdrawal } from './commands.ts'
import type { Leg } from './legs.ts'
import type { PlayDetails } from './play/find-play-refusal.ts'
import type { Play } from './play/play.ts'

/** A round that a bet creates. */
export type NewRound = Omit<OpenRound, 'step' | 'createdAtMs' | 'moves'> & {
  seedPairId: string
  jurisdictionId: string
  gameVersion: number
  /** The grant whose spin paid the stake. */
  spinId: string | undefined
  /** The outcome of a round that ends with its bet. */
  decided: { result: 'WIN' | 'LOSE'; multiplierE4: bigint; payoutMinor: bigint } | undefined
}

/** What an action changes on a round. Undefined fields stay as they are. */
export type RoundChange = {
  id: string
  step: number
  moves: unknown
  multiplierE4: bigint | undefined
  end: { status: 'finished' | 'void'; result: 'WIN' | 'LOSE' | 'DRAW' | 'CANCELLED'; payoutMinor: bigint } | undefined
}

/** A pot after an action. `isNew`: the action creates it. */
export type ChangedPot = Pot & { isNew: boolean; status: 'open' | 'done' | 'forfeited' }

/** A run after an action. */
export type ChangedRun = Run & { isFinished: boolean }

/** Rows that an action writes beside its own row. */
export type ChangedRows = {
  newRound?: NewRound | undefined
  round?: RoundChange | undefined
  newHold?: Hold | undefined
  /** Ids of holds that end. */
  endedHolds?: readonly string[] | undefined
  /** The pots that the action changes, as they are after it. */
  pots?: readonly ChangedPot[] | undefined
  usedSpinId?: string | undefined
  /** The player's usage of limits after the action, where it changes. */
  play?: Play | undefined
  run?: ChangedRun | undefined
  newWithdrawal?: RequestWithdrawal | undefined
  closedWithdrawal?: { id: string; status: 'PAID' | 'DECLINED'; reason?: string | undefined } | undefined
  paidDepositId?: string | undefined
  heldDepositId?: string | undefined
  refundedDepositId?: string | undefined
  /** With what it took from the player. */
  reversedDeposit?: { id: string; takenMinor: bigint } | undefined
  restoredDepositId?: string | undefined
  turnedSeeds?:
    | {
        revealedId: string
        revealedServerSeed: string
        nonces: number
        currentId: string
        clientSeed: string
        nextId: string
        nextNumber: number
        nextSealedSeed: string
        nextSeedHash: string
      }
    | undefined
  /** The part of the bet that its multiplayer round counts. */
  pooledBet?: (Pool & { roundId: string; clientSeed: string }) | undefined
  attachments?: readonly Attachment[] | undefined
  /** The multiplayer round from which the player took the bet back. */
  takenBackFrom?: string | undefined
}

/** An accepted action: the account after it, and everything that the server writes. */
export type Change = {
  outcome: 'accepted'
  state: AccountState
  /** True when `state` lacks a field: the server reads the account again before its next action. */
  isPartial?: true
  /** The round that the action belongs to; for a rotation the id of the revealed pair, for a withdrawal its id. */
  roundId: string | undefined
  step: number | undefined
  /** The bet's nonce; for a rotation the number of bets that the revealed pair decided. */
  nonce: number | undefined
  /** The amount of the action: a stake, a payout, a released or credited sum. */
  amountMinor: bigint
  /** What the player wins by it, without bonus money. */
  wonMinor: bigint
  legs: readonly Leg[]
  rows: ChangedRows
}

/** A refused action: nothing changes. */
export type Refusal<Reason extends string = string> = {
  outcome: 'refused'
  reason: Reason
  /** Of a refusal by responsible play. */
  details?: PlayDetails
}

/** A decision about one command. */
export type Decision<Reason extends string = string> = Change | Refusal<Reason>

/** Makes a refusal. */
export function refuse<Reason extends string>(reason: Reason, details?: PlayDetails): Refusal<Reason> {
  return { outcome: 'refused', reason, ...(details && { details }) }
}
