import type { AnswerOf } from '@fairground/contract/call'
import type * as fair from '@fairground/contract/calls/fair'
import type { SeedPair } from '@fairground/contract/calls/fair'
import type * as game from '@fairground/contract/calls/game'
import type * as playSession from '@fairground/contract/calls/play-session'
import type { BetModel } from '@fairground/contract/round'
import type { MultiplayerGame } from '@fairground/games/multiplayer'
import type { MoneyLine } from '../rounds/money-lines.ts'
import type { Decide } from '../rounds/move-round.ts'
import type { BetRequest } from '../rounds/open-round.ts'
import type { RoundPageRequest } from '../rounds/round-reader.ts'
import type { StoredRound } from '../rounds/stored-round.ts'

/** A round with the decimals of its currency. */
export interface BookedRound {
  round: StoredRound
  decimals: number
}

/** A page of rounds, the newest first. `older`: where the next page starts, when there are more rounds. */
export interface BookedPage {
  rounds: readonly StoredRound[]
  total: number
  older?: string | undefined
  decimals: number
}

/**
 * The rounds of the caller: a player's are in the wallet and the ledger, a demonstration's in its visit. One handler serves
 * both. All methods throw the CallErrors that the contract lists for their calls; the round of another player is
 * `round_unknown`.
 */
export interface RoundBook {
  /** Places a bet: opens a round of the player, or joins the multiplayer round. */
  place(request: BetRequest): Promise<BetModel>
  /** Lets the game's engine decide a move or a cash-out of an open round. */
  move(name: { gameId: string; id: string }, decide: Decide): Promise<BetModel>
  /** Cashes a bet out of the running flight. */
  stop(game: MultiplayerGame, id: string): Promise<BetModel>
  /** The unfinished rounds, the newest first. */
  listOpen(): Promise<BetModel[]>
  find(id: string): Promise<BookedRound>
  page(request: RoundPageRequest): Promise<BookedPage>
  /** The postings of a round, oldest first. A demonstration has none. */
  listMoneyLines(round: StoredRound): Promise<MoneyLine[]>
  /** Sums the current session. */
  sumSession(): Promise<AnswerOf<typeof playSession.sum>['model']>
  /** Releases the held win of one round, or of all. */
  finishHolds(which: { id: string } | 'all'): Promise<AnswerOf<typeof game.finishHold>['model']>
  findSeeds(): Promise<SeedPair>
  /** Reveals the seeds in use; the next pair replaces them. */
  rotateSeeds(clientSeed: string | undefined): Promise<AnswerOf<typeof fair.rotate>['model']>
}
