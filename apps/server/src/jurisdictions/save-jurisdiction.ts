import { CallError, type Jurisdiction } from '@fairground/contract'
import type { Database } from '../db/database.ts'
import { STRICTEST } from './read-jurisdictions.ts'

/** Least pause between rounds in the strictest jurisdiction. */
const STRICT_ROUND_MS = 5_000

/**
 * Adds a profile or changes the one of its id.
 * @throws CallError jurisdiction_protected for a `strict` that allows what the strictest profile never does
 */
export async function saveJurisdiction(db: Database, jurisdiction: Jurisdiction): Promise<void> {
  const { id, ...rules } = jurisdiction
  if (id === STRICTEST && !isStrict(jurisdiction)) throw new CallError('jurisdiction_protected')
  const document = JSON.stringify(rules)
  await db
    .insertInto('jurisdiction')
    .values({ id, rules: document })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ eb }) => ({ rules: document, version: eb('jurisdiction.version', '+', 1) })),
    )
    .execute()
}

function isStrict({ autoplay, turbo, hotkeys, bonuses, betSlots, minRoundMs, celebration }: Jurisdiction): boolean {
  const allows = autoplay || turbo || hotkeys || bonuses
  return !allows && betSlots === 1 && minRoundMs >= STRICT_ROUND_MS && celebration === 'none'
}
