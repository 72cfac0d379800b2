import type { Access } from '@fairground/contract/call'
import { HEADERS } from '@fairground/contract/headers'
import type { Context } from '../../ground/call/handler.ts'
import type { JurisdictionInForce } from '../settings/jurisdiction-store.ts'
import { getJurisdiction, getVisitorJurisdiction, type JurisdictionSources } from './get-jurisdiction.ts'

const COUNTRY = HEADERS.country.toLowerCase()

/**
 * Returns the jurisdiction of the caller: a player's by the country of the account; a visitor's by the header `COUNTRY`, which
 * only affects the display.
 */
export function jurisdictionFor({
  parts,
  session,
  headers,
}: Pick<Context<Access, JurisdictionSources>, 'parts' | 'session' | 'headers'>): Promise<JurisdictionInForce> {
  const countryHeader = headers[COUNTRY]
  return session
    ? getJurisdiction(parts, session.countryId)
    : getVisitorJurisdiction(parts, typeof countryHeader === 'string' ? countryHeader : undefined)
}
