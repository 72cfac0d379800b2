import type { Database } from '../../ground/db/database.ts'
import { readJurisdictions } from '../settings/jurisdiction-store.ts'

/**
 * Days for which messages of the chat and of support are kept: rooms have players of every jurisdiction, so the longest
 * `keepTalkDays` counts.
 */
export async function readTalkDays(db: Database): Promise<number> {
  const jurisdictions = [...(await readJurisdictions(db)).values()]
  return Math.max(...jurisdictions.map(({ keepTalkDays }) => keepTalkDays))
}
