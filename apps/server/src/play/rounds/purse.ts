import type { SeedPair } from '@fairground/contract/calls/fair'
import type { ActionKind, Commands } from '@fairground/ledger'
import type { Session } from '../../ground/call/session.ts'
import type { WalletId } from '../../ground/db/wallet-id.ts'
import type { Balances, DoneAction, OutcomeOf } from '../../money/wallet/action.ts'
import type { MoneyLine } from './money-lines.ts'
import type { RoundsParts } from './parts.ts'
import type { RoundPageRequest } from './round-reader.ts'
import type { RevealedPair } from './seeds.ts'
import type { SessionSum } from './session-sum.ts'
import type { StoredRound } from './stored-round.ts'

/** A page of rounds, the newest first. `older`: where the next page starts, when there are more rounds. */
export interface RoundPage {
  rounds: readonly StoredRound[]
  total: number
  older: string | undefined
}

/**
 * The money, rounds and seeds of whoever calls: a player's wallet, or the credits of a demonstration. Both are changed by the
 * decisions of the ledger alone. The round of another bettor is unknown to it.
 */
export interface Purse {
  /** The wallet's id; of a demonstration its own. */
  readonly id: WalletId
  readonly currencyId: string
  /**
   * Runs an action under the key of the call: a repeat gets the first answer.
   * @param walletId the wallet of the account that has the round; default: the one in its currency, which alone takes bets
   */
  act<Kind extends ActionKind>(kind: Kind, command: Commands[Kind], walletId?: WalletId): Promise<OutcomeOf<Kind>>
  /**
   * Finds the earlier action of the call's key. Undefined proves nothing while the first request is still running.
   * @param walletId as in `act`
   * @throws CallError key_reused when the key belongs to another request
   */
  findRepeat(kind: ActionKind, walletId?: WalletId): Promise<DoneAction | undefined>
  /** The currency of one of the account's wallets. */
  currencyOf(walletId: WalletId): Promise<string>
  /** What memory knows of the round, which may be stale; only `find` may be the cause of a refusal. */
  recall(id: string): StoredRound | undefined
  /** Finds a round in whichever wallet of the account. */
  find(id: string): Promise<StoredRound | undefined>
  /** The unfinished rounds of all wallets, the newest first. */
  listOpen(): Promise<StoredRound[]>
  /** A page of the rounds of one wallet. */
  page(request: RoundPageRequest, walletId?: WalletId): Promise<RoundPage>
  /** The postings of a round, oldest first. A demonstration has none. */
  listMoneyLines(round: StoredRound): Promise<MoneyLine[]>
  readBalances(walletId?: WalletId): Promise<Balances>
  /** The sums of the current session. */
  sumSession(): Promise<SessionSum>
  findSeeds(): Promise<SeedPair>
  /**
   * Reveals the seeds in use; the next pair replaces them, with the new client seed or the old one.
   * @throws CallError seeds_in_use, key_reused
   */
  rotateSeeds(clientSeed: string | undefined): Promise<SeedPair & { revealed: RevealedPair }>
}

/** Whoever plays: a player, or without a session the visitor of a demonstration. */
export interface Bettor<Parts extends RoundsParts = RoundsParts> {
  readonly parts: Parts
  readonly purse: Purse
  readonly session: Session | undefined
  /** When the request arrived, milliseconds since 1970. */
  readonly arrivedAtMs: number
}
