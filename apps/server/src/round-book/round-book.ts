import type { AnswerOf, BetModel, fair, game, playSession, SeedPair } from '@fairground/contract'
import type { SharedGame } from '@fairground/games/shared'
import type { MoneyLine } from '../rounds/money-lines.ts'
import type { Decide } from '../rounds/move-round.ts'
import type { BetRequest } from '../rounds/open-round.ts'
import type { RoundPageRequest } from '../rounds/round-reader.ts'
import type { StoredRound } from '../rounds/stored-round.ts'

/** A round, with the decimals in which its amounts go out. */
export interface BookedRound {
  round: StoredRound
  decimals: number
}

/** A page of rounds, the newest first; `older` goes on behind those that were looked through, where there are more. */
export interface BookedPage {
  rounds: readonly StoredRound[]
  total: number
  older?: string | undefined
  decimals: number
}

/**
 * Where the rounds of whoever calls are kept: a player's in the wallet and the ledger, those of a demonstration in its visit.
 * Each call that plays is handled once, on whichever of the two it is of. All methods throw a CallError for what the
 * contract lists for their calls; a round of somebody else is `round_unknown`.
 */
export interface RoundBook {
  /** Places a bet: opens a round of one's own, or takes a place in the one that all share. */
  place(request: BetRequest): Promise<BetModel>
  /** Lets the game's engine decide on an open round: a move, or a cash-out. */
  move(name: { gameId: string; id: string }, decide: Decide): Promise<BetModel>
  /** Cashes out a bet in a flight that is under way. */
  stop(game: SharedGame, id: string): Promise<BetModel>
  /** The unfinished rounds, the newest first. */
  listOpen(): Promise<BetModel[]>
  find(id: string): Promise<BookedRound>
  page(request: RoundPageRequest): Promise<BookedPage>
  /** The postings of a round, oldest first; credits of a demonstration have none. */
  listMoneyLines(round: StoredRound): Promise<MoneyLine[]>
  /** What was played in the session of now. */
  sumSession(): Promise<AnswerOf<typeof playSession.sum>['model']>
  /** Moves the win of one round, or of all, out of its hold. */
  finishHolds(which: { id: string } | 'all'): Promise<AnswerOf<typeof game.finishHold>['model']>
  findSeeds(): Promise<SeedPair>
  /** Reveals the seeds in use; the next ones take their place. */
  rotateSeeds(clientSeed: string | undefined): Promise<AnswerOf<typeof fair.rotate>['model']>
}
