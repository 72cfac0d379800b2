import type { ReadSettings } from '../site/operator-settings.ts'
import type { SiteSettings } from '../site/site-settings.ts'
import { type MarketInForce, marketOf, STRICTEST } from './read-markets.ts'

/** Where the profiles are, and which country has which. */
interface MarketSources {
  readSite: () => Promise<Pick<SiteSettings, 'markets'>>
  readSettings: ReadSettings
}

/**
 * The profile that a player of a country is under, at most a second behind the operator. Once the operator has named the
 * site's countries, whoever is of none of them is under the strictest.
 */
export async function getMarket(
  { readSite, readSettings }: MarketSources,
  countryId: string | undefined,
): Promise<MarketInForce> {
  const [{ markets }, settings] = await Promise.all([readSite(), readSettings()])
  const { countries } = settings
  const isOurs = countries.length === 0 || countries.some(({ id }) => id === countryId)
  return isOurs ? marketOf(markets, settings.markets, countryId) : marketOf(markets, { '*': STRICTEST }, undefined)
}

/** The profile that a visitor is shown: that of the country that the visitor names, else of the site's first one. */
export async function getVisitorMarket(sources: MarketSources, countryId: string | undefined): Promise<MarketInForce> {
  const { countries } = await sources.readSettings()
  return getMarket(sources, countryId || countries[0]?.id)
}
