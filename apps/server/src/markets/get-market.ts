import type { Market } from '@fairground/contract'
import type { ReadSettings } from '../site/operator-settings.ts'
import type { ReadSiteSettings } from '../site/site-settings.ts'
import { marketOf } from './read-markets.ts'

/** Where the profiles are, and which country has which. */
interface MarketSources {
  readSite: ReadSiteSettings
  readSettings: ReadSettings
}

/** The profile of a country, at most a second behind the operator; without one, that of the site's first country. */
export async function getMarket(
  { readSite, readSettings }: MarketSources,
  countryId: string | undefined,
): Promise<Market> {
  const [{ markets }, settings] = await Promise.all([readSite(), readSettings()])
  return marketOf(markets, settings.markets, countryId || settings.countries[0]?.id)
}
