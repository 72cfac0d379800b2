import { HEADERS, type Jurisdiction } from '@fairground/contract'
import type { Context } from '../http/handler.ts'
import { getJurisdiction, getVisitorJurisdiction } from './get-jurisdiction.ts'

const COUNTRY = HEADERS.country.toLowerCase()

/**
 * The profile of whoever calls. A player's is that of the country of the account, whatever the header says; a visitor's
 * that of the header `COUNTRY`, which only decides what is shown.
 */
export function jurisdictionFor({
  services,
  session,
  headers,
}: Pick<Context, 'services' | 'session' | 'headers'>): Promise<Jurisdiction> {
  const named = headers[COUNTRY]
  return session
    ? getJurisdiction(services, session.countryId)
    : getVisitorJurisdiction(services, typeof named === 'string' ? named : undefined)
}
