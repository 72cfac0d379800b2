import { CallError } from '@fairground/contract/envelope'
import { type JurisdictionProfile, jurisdictionProfileSchema } from '@fairground/contract/kyc-rules'
import type { Database } from '../../ground/db/database.ts'
import { findLooserFields } from './strict-jurisdiction.ts'

/** Id of the strictest jurisdiction, which unknown ones fall back to. */
export const STRICTEST = 'strict'

/** A jurisdiction with its version. A bet names the version that it was checked against. */
export type JurisdictionInForce = JurisdictionProfile & { version: number }

/** Reads the jurisdictions by id. It leaves out unreadable ones, so that their players get the strictest one. */
export async function readJurisdictions(
  db: Pick<Database, 'selectFrom'>,
): Promise<ReadonlyMap<string, JurisdictionInForce>> {
  const rows = await db.selectFrom('jurisdiction').selectAll().orderBy('id').execute()
  const entries = rows.flatMap(({ id, version, rules }) => {
    const jurisdiction = jurisdictionProfileSchema.safeParse({ ...rules, id })
    return jurisdiction.success ? [[id, { ...jurisdiction.data, version }] as const] : []
  })
  return new Map(entries)
}

/**
 * The jurisdiction of a country (RG-01): the one that the operator has assigned to it, else the one of `*`, else the strictest
 * one, also for an unknown id.
 * @param countryId ISO 3166-1 alpha-2; undefined where the player has none
 */
export function jurisdictionOf(
  jurisdictions: ReadonlyMap<string, JurisdictionInForce>,
  jurisdictionIds: Readonly<Record<string, string>>,
  countryId: string | undefined,
): JurisdictionInForce {
  const ownId =
    countryId !== undefined && Object.hasOwn(jurisdictionIds, countryId)
      ? jurisdictionIds[countryId]
      : jurisdictionIds['*']
  const jurisdiction = jurisdictions.get(ownId ?? STRICTEST) ?? jurisdictions.get(STRICTEST)
  if (!jurisdiction) throw new Error('the strictest jurisdiction is missing')
  return jurisdiction
}

/**
 * Adds or changes a jurisdiction.
 * @throws CallError jurisdiction_protected for a `strict` that is looser than it ships, with the `fields`
 */
export async function saveJurisdiction(db: Database, jurisdiction: JurisdictionProfile): Promise<void> {
  const { id, ...rules } = jurisdiction
  const looserFields = id === STRICTEST ? findLooserFields(jurisdiction) : []
  if (looserFields.length > 0) throw new CallError('jurisdiction_protected', { fields: looserFields.join(', ') })
  const document = JSON.stringify(rules)
  await db
    .insertInto('jurisdiction')
    .values({ id, rules: document })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ eb }) => ({ rules: document, version: eb('jurisdiction.version', '+', 1) })),
    )
    .execute()
}
