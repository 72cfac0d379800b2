import type { Services } from '../services.ts'
import { getMarket } from './get-market.ts'
import { type MarketInForce, readMarkets } from './read-markets.ts'

/** What the wallet says when a profile has changed since the bet was checked against it. */
const MOVED = 'market_moved'

/**
 * Places a bet under the profile of a country (RG-01): the bet names the profile's version, and when that is another by
 * the time it is taken, it is checked and placed anew under the profile as it stands then.
 * @param place checks the bet against a profile and places it
 */
export async function underMarket<Placed extends object>(
  { db, readSite, readSettings }: Pick<Services, 'db' | 'readSite' | 'readSettings'>,
  countryId: string | undefined,
  place: (market: MarketInForce) => Promise<Placed | typeof MOVED>,
): Promise<Placed> {
  let market = await getMarket({ readSite, readSettings }, countryId)
  // Ends: for each turn more somebody has saved the profile meanwhile.
  for (;;) {
    const placed = await place(market)
    if (placed !== MOVED) return placed
    const now = await readMarkets(db)
    market = await getMarket({ readSite: async () => ({ markets: now }), readSettings }, countryId)
  }
}
