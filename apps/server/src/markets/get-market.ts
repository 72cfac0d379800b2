import type { ReadSettings } from '../site/operator-settings.ts'
import type { SiteSettings } from '../site/site-settings.ts'
import { type MarketInForce, marketOf } from './read-markets.ts'

/** Where the profiles are, and which country has which. */
interface MarketSources {
  readSite: () => Promise<Pick<SiteSettings, 'markets'>>
  readSettings: ReadSettings
}

/** The profile of a country, at most a second behind the operator; without one, that of the site's first country. */
export async function getMarket(
  { readSite, readSettings }: MarketSources,
  countryId: string | undefined,
): Promise<MarketInForce> {
  const [{ markets }, settings] = await Promise.all([readSite(), readSettings()])
  return marketOf(markets, settings.markets, countryId || settings.countries[0]?.id)
}
