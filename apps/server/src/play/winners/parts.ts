import type { AccountsParts } from '../../people/accounts/parts.ts'
import type { LatestBets } from './latest-bets.ts'
import type { createRecentWins } from './recent-wins.ts'
import type { Winners } from './winners.ts'

/** What this noun's calls and those above it may use: its own parts, and those of the nouns that it needs. */
export interface WinnersParts extends AccountsParts {
  winners: Winners
  latestBets: LatestBets
  /** The newest wins of each currency; see the call `game.recentWins`. */
  readRecentWins: ReturnType<typeof createRecentWins>
}
