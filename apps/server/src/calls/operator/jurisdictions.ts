import { operator } from '@fairground/contract'
import { handle } from '../../http/handler.ts'
import { readJurisdictions } from '../../jurisdictions/read-jurisdictions.ts'
import { saveJurisdiction as save } from '../../jurisdictions/save-jurisdiction.ts'

/** Every profile, as stored this moment. */
export const listJurisdictions = handle(operator.listJurisdictions, async (_, { services }) => ({
  list: [...(await readJurisdictions(services.db)).values()],
}))

/** A profile, in force within a second on every server. */
export const saveJurisdiction = handle(
  operator.saveJurisdiction,
  async (jurisdiction, { services }) => {
    await save(services.db, jurisdiction)
    return { model: jurisdiction }
  },
  async ({ id }, { services }) => (await readJurisdictions(services.db)).get(id) ?? null,
)
