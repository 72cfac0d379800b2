import type { Module } from '../../ground/module.ts'
import type { AccountsParts } from '../../people/accounts/parts.ts'
import { createLatestBets } from './latest-bets.ts'
import type { WinnersParts } from './parts.ts'
import { createRecentWins } from './recent-wins.ts'
import { createWinners } from './winners.ts'

/** Who has won, and what is bet. */
export const winners: Module<AccountsParts, Pick<WinnersParts, 'winners' | 'latestBets' | 'readRecentWins'>> = {
  name: 'winners',
  create: (parts) => ({
    winners: createWinners(parts),
    latestBets: createLatestBets(parts),
    readRecentWins: createRecentWins(parts),
  }),
}
