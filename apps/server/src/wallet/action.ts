import type { ActionKind, Commands, ReasonOf, SeedPair } from '@fairground/ledger'

/** Balances of an account right after a money action. `version` is raised by each action: a higher one is newer. */
export type Balances = { version: number; mainMinor: bigint; bonusMinor: bigint; heldMinor: bigint }

/** By what an action is known: the same key and body again answers what the first one answered and moves nothing. */
export type ActionKey = {
  /** 1 to 64 characters: the client's idempotency key, or one that the server made. */
  key: string
  /** Digest of the request; another digest under a known key is refused. */
  bodyHash: string
}

/** What every money action is requested with. */
export type MoneyRequest = ActionKey & { accountId: string }

/** A request of one kind of action. */
export type RequestOf<Kind extends ActionKind> = MoneyRequest & Commands[Kind]

/** A money action that is committed. `repeated` says that it already was when it was requested. */
export type Done = Balances & {
  outcome: 'done' | 'repeated'
  accountId: string
  /** What the action moved: a stake, a payout, the sum released or credited; 0 for one that moved nothing. */
  amountMinor: bigint
  at: Date
  /** The round that the action belongs to; for a rotation the revealed seed pair. */
  roundId: string | undefined
  /** The round's step after the action. */
  step: number | undefined
  /** The bet's nonce; for a rotation the number of nonces that the revealed pair has served. */
  nonce: number | undefined
  /** The seed pair of a bet that is done now; a repeat's is with its round. */
  seeds?: Pick<SeedPair, 'serverSeed' | 'serverSeedHash' | 'clientSeed'> | undefined
}

/** A money action that moved and wrote nothing. */
export type Refused<Reason extends string> = {
  outcome: 'refused'
  reason: Reason
  /** Undefined when there is no such wallet. */
  balances: Balances | undefined
}

/** Reasons that any action can be refused for. */
export type CommonReason = 'wallet_unknown' | 'key_reused'

/** What a money action answers, as a value; only a fault of the house throws. */
export type Outcome<Reason extends string> = Done | Refused<Reason | CommonReason>

/** What an action of a kind answers. */
export type OutcomeOf<Kind extends ActionKind> = Outcome<ReasonOf<Kind>>
