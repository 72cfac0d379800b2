import type { ActionKind, Commands, PlayDetails, ReasonOf, SeedPair } from '@fairground/ledger'
import type { WalletId } from '../../ground/db/wallet-id.ts'

/** Balances of an account right after a money action. `version` is raised by each action: a higher one is newer. */
export type Balances = { version: number; mainMinor: bigint; bonusMinor: bigint; heldMinor: bigint }

/** Identifies an action. A repeat with the same key and body gets the first answer and moves nothing. */
export type ActionKey = {
  /** 1 to 64 characters: the client's idempotency key, or one that the server made. */
  key: string
  /** Digest of the request. A known key with another digest is refused. */
  bodyHash: string
}

/** The fields of every request of a money action. `accountId` is the wallet's id. */
export type MoneyRequest = ActionKey & { accountId: WalletId }

/** A request of one kind of action. */
export type RequestOf<Kind extends ActionKind> = MoneyRequest & Commands[Kind]

/** A committed money action. `repeated`: an earlier request committed it. */
export type DoneAction = Balances & {
  outcome: 'done' | 'repeated'
  accountId: WalletId
  /** The amount moved: a stake, a payout, the sum released or credited; 0 when nothing moved. */
  amountMinor: bigint
  at: Date
  /** The round that the action belongs to; for a rotation the revealed seed pair. */
  roundId: string | undefined
  /** The round's step after the action. */
  step: number | undefined
  /** The bet's nonce; for a rotation the number of nonces that the revealed pair has served. */
  nonce: number | undefined
  /** Bonus money that became the player's own; undefined: none, or a repeat. */
  releasedMinor?: bigint
  /** The seed pair of a new bet. For a repeat read it from the round. */
  seeds?: Pick<SeedPair, 'serverSeed' | 'serverSeedHash' | 'clientSeed'> | undefined
}

/** A refused money action: it moved and wrote nothing. */
export type RefusedAction<Reason extends string> = {
  outcome: 'refused'
  reason: Reason
  /** Undefined when there is no such wallet. */
  balances: Balances | undefined
  /** Of a refusal by responsible play. */
  details?: PlayDetails | undefined
}

/** Reasons to refuse an action of any kind. */
export type CommonReason = 'wallet_unknown' | 'key_reused'

/** The answer of a money action. Only a fault of the server throws. */
export type Outcome<Reason extends string> = DoneAction | RefusedAction<Reason | CommonReason>

/** The answer of an action of one kind. */
export type OutcomeOf<Kind extends ActionKind> = Outcome<ReasonOf<Kind>>
