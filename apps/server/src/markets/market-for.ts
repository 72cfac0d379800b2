import { HEADERS, type Market } from '@fairground/contract'
import type { Context } from '../http/handler.ts'
import type { Services } from '../services.ts'
import { marketOf } from './read-markets.ts'

const COUNTRY = HEADERS.country.toLowerCase()

/** The profile of a country, at most a second behind the operator; without one, that of the site's first country. */
export async function getMarket(
  { readSite, readSettings }: Pick<Services, 'readSite' | 'readSettings'>,
  countryId: string | undefined,
): Promise<Market> {
  const [{ markets }, settings] = await Promise.all([readSite(), readSettings()])
  return marketOf(markets, settings.markets, countryId || settings.countries[0]?.id)
}

/**
 * The profile of whoever calls. A player's is that of the country of the account, whatever the header says; a visitor's
 * that of the header `COUNTRY`, which only decides what is shown.
 */
export function marketFor({
  services,
  session,
  headers,
}: Pick<Context, 'services' | 'session' | 'headers'>): Promise<Market> {
  const named = headers[COUNTRY]
  return getMarket(services, session ? session.countryId : typeof named === 'string' ? named : undefined)
}
