/** Balances of a wallet right after a money action. `version` is raised by each action: a higher one is newer. */
export type Balances = { version: number; mainMinor: bigint; bonusMinor: bigint; heldMinor: bigint }

/** By what an action is known: the same key and body again answers what the first one answered and moves nothing. */
export type ActionKey = {
  /** 1 to 64 characters: the client's idempotency key, or one that the server made. */
  key: string
  /** Digest of what was asked; another digest under a known key is refused. */
  bodyHash: string
}

/** What every money action is asked with. */
export type MoneyRequest = ActionKey & { accountId: string }

/** A money action that is committed. `repeated` says that it already was when it was asked. */
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
  seeds?: { serverSeed: string; serverSeedHash: string; clientSeed: string } | undefined
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

/** Names of the kinds of action, as in `money_action.kind`; in the order of `money_batch`'s parameters (migration 0027). */
export const KIND_NAMES = [
  'bet',
  'move',
  'finish_holds',
  'void_round',
  'void_hold',
  'deposit',
  'rotate_seeds',
  'shared_bet',
  'expire_bonus',
] as const

/** Name of a kind of action. */
export type KindName = (typeof KIND_NAMES)[number]

/** One kind of money action: how a request becomes a row of its function's batch, and what it may be refused for. */
export type ActionKind<Request extends MoneyRequest = MoneyRequest, Reason extends string = string> = {
  name: KindName
  /** Columns of the function's batch, but for account_id, key and body_hash. Amounts as text. */
  row(request: Request): Record<string, unknown>
  /** What it pays the player, of an action that can end a round. */
  wonMinor?(request: Request): bigint
  /** Reasons that it alone is refused for. */
  reasons: readonly Reason[]
}

/** What a money function answers for one action: texts, empty for null, in the order of `money_answer` (migration 0003). */
export type Answer = [
  outcome: string,
  accountId: string,
  roundId: string,
  step: string,
  nonce: string,
  amountMinor: string,
  version: string,
  mainMinor: string,
  bonusMinor: string,
  heldMinor: string,
  atMs: string,
  /** Of a bet that is done now. */
  ...seeds: [] | [serverSeed: string, serverSeedHash: string, clientSeed: string],
]

/** Reads one answer of a money function. @param batchAt when its batch was made, which is when it was done unless it says otherwise */
export function parseAnswer(answer: Answer, batchAt: Date): Outcome<string> {
  const [outcome, accountId, roundId, step, nonce, amount, version, main, bonus, held, atMs, ...seeds] = answer
  const [serverSeed, serverSeedHash, clientSeed] = seeds
  const balances = version
    ? { version: Number(version), mainMinor: BigInt(main), bonusMinor: BigInt(bonus), heldMinor: BigInt(held) }
    : undefined
  if (outcome !== 'done' && outcome !== 'repeated') return { outcome: 'refused', reason: outcome, balances }
  if (!balances) throw new Error(`a money function answered ${outcome} without balances`)
  return {
    outcome,
    accountId,
    ...balances,
    amountMinor: BigInt(amount),
    at: atMs ? new Date(Number(atMs)) : batchAt,
    roundId: roundId || undefined,
    step: step ? Number(step) : undefined,
    nonce: nonce ? Number(nonce) : undefined,
    seeds: serverSeed && serverSeedHash && clientSeed ? { serverSeed, serverSeedHash, clientSeed } : undefined,
  }
}
