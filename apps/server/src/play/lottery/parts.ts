import { handling } from '../../ground/call/handler.ts'
import type { FlightsParts } from '../multiplayer-rounds/parts.ts'
import type { BetCards } from './bet-cards.ts'
import type { LotteryTerms } from './lottery-terms.ts'

/** What this noun's calls and those above it may use: its own parts, and those of the nouns that it needs. */
export interface LotteryParts extends FlightsParts {
  /** The terms of the lotteries and their drivers. */
  lotteryTerms: LotteryTerms
}

/** What a slip needs of nouns above. */
export interface SlipParts extends LotteryParts {
  /** Cards of bets in rooms of the chat. */
  betCards: BetCards
}

/** Makes the handlers of this noun. */
export const handle = handling<SlipParts>()
