import { type Jurisdiction, jurisdictionSchema } from '@fairground/contract'
import type { Database } from '../db/database.ts'

/** The profile of a jurisdiction that nobody knows: it allows the least. */
export const STRICTEST = 'strict'

/** A profile with the number of its changes: a bet names the one that it was checked against. */
export type JurisdictionInForce = Jurisdiction & { version: number }

/** The profiles by id. One that this release cannot read is left out, so that its players get the strictest. */
export async function readJurisdictions(
  db: Pick<Database, 'selectFrom'>,
): Promise<ReadonlyMap<string, JurisdictionInForce>> {
  const rows = await db.selectFrom('jurisdiction').selectAll().orderBy('id').execute()
  const read = rows.flatMap(({ id, version, rules }) => {
    const jurisdiction = jurisdictionSchema.safeParse({ ...rules, id })
    return jurisdiction.success ? [[id, { ...jurisdiction.data, version }] as const] : []
  })
  return new Map(read)
}

/**
 * The profile of a country (RG-01): the one that the operator has named for it, or for every other one under `*`; the
 * strictest where none is named, or one that is not there.
 * @param countryId ISO 3166-1 alpha-2; undefined where the player has none
 */
export function jurisdictionOf(
  jurisdictions: ReadonlyMap<string, JurisdictionInForce>,
  named: Readonly<Record<string, string>>,
  countryId: string | undefined,
): JurisdictionInForce {
  const own = countryId !== undefined && Object.hasOwn(named, countryId) ? named[countryId] : named['*']
  const jurisdiction = jurisdictions.get(own ?? STRICTEST) ?? jurisdictions.get(STRICTEST)
  if (!jurisdiction) throw new Error('the strictest jurisdiction profile is not there')
  return jurisdiction
}
