import type { CallError } from '@fairground/contract/envelope'
import type { BetModel } from '@fairground/contract/round'
import type { PlaceBet } from '@fairground/ledger'
import type { JurisdictionInForce } from '../../operator/settings/jurisdiction-store.ts'
import type { Game } from '../rounds/game.ts'
import type { Bettor } from '../rounds/purse.ts'
import type { StoredRound } from '../rounds/stored-round.ts'
import type { BetsParts } from './parts.ts'

/** The untrusted model of a bet: its amount beside what its kind reads. */
export interface BetModelRequest {
  betAmount?: unknown
  autoplay?: string | undefined
  termId?: string | undefined
  lines?: readonly { market: string; pick: string; stake?: unknown }[] | undefined
  roomId?: string | undefined
  follows?: string | undefined
}

/** What is known before a bet: game, limits and jurisdiction of one moment. */
export interface Offer {
  game: Game
  jurisdiction: JurisdictionInForce
}

/** A bet that was read and is inside all limits that need no other bet. */
export interface Draft {
  /** The kind's part of the command. */
  bet: Pick<PlaceBet, 'stakeMinor' | 'maxWinMinor' | 'options' | 'slot' | 'edgeBp'> &
    Partial<Pick<PlaceBet, 'roundId' | 'pool' | 'isCrowded' | 'draw' | 'spin' | 'attachments'>>
  /** The fields of the stored round that the answer needs beside those of the bet; undefined: the answer reads the round. */
  stored?: Pick<StoredRound, 'options' | 'multiplayer' | 'slip'>
  /** The kind's own answer to a refusal: an error, or to read the bet again because what it was read from has changed. */
  refusal?(reason: string): Promise<CallError | 'again' | undefined>
  /** Runs after a bet was placed. @param isNew false for a repeat */
  placed?(answer: BetModel, isNew: boolean): void
}

/** A kind of bet. Everything else about a bet is the pipeline's, the purse's and the ledger's. */
export interface BetKind {
  /** Whether a game's bets are of this kind. */
  isOf(gameId: string): boolean
  /** Reads a bet, and what it depends on. @throws CallError */
  read(gameId: string, model: BetModelRequest, offer: Offer, bettor: Bettor<BetsParts>): Promise<Draft>
}
