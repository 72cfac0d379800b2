import type { Context } from '../../ground/call/handler.ts'
import { getJurisdiction } from '../../operator/jurisdictions/get-jurisdiction.ts'
import type { ResponsibleParts } from './parts.ts'
import { viewLimits } from './view-limits.ts'

/** The caller's limits and breaks. */
export async function viewOwnLimits({ parts, session }: Context<'user', ResponsibleParts>) {
  const { accountId, currencyId, countryId } = session
  const jurisdiction = await getJurisdiction(parts, countryId)
  return viewLimits(parts, { accountId, currencyId, jurisdiction })
}
