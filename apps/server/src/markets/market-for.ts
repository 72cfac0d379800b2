import { HEADERS, type Market } from '@fairground/contract'
import type { Context } from '../http/handler.ts'
import { getMarket, getVisitorMarket } from './get-market.ts'

const COUNTRY = HEADERS.country.toLowerCase()

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
  return session
    ? getMarket(services, session.countryId)
    : getVisitorMarket(services, typeof named === 'string' ? named : undefined)
}
