import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../../ground/db/database.ts'
import { timeOfId } from '../../ground/db/id-time.ts'
import { readJurisdictions } from '../../operator/settings/jurisdiction-store.ts'

/**
 * Deletes the files of months for which no jurisdiction keeps records any longer. A file has the actions of players of every
 * jurisdiction, so the longest `keepRecordsYears` counts. The row of the month stays, and says since when the file is gone.
 * @param atMs milliseconds since 1970
 */
export async function deleteOldArchives(db: Database, folder: string, atMs: number): Promise<string[]> {
  const jurisdictions = [...(await readJurisdictions(db)).values()]
  const years = Math.max(...jurisdictions.map(({ keepRecordsYears }) => keepRecordsYears))
  const months = await db
    .selectFrom('archived_month')
    .select(['month', 'file', 'upper_id'])
    .where('deleted_at', 'is', null)
    .orderBy('month')
    .execute()
  const over = months.filter(({ upper_id }) => yearsLater(timeOfId(upper_id), years) <= atMs)
  for (const { month, file } of over) {
    await rm(join(folder, file), { force: true })
    await db
      .updateTable('archived_month')
      .set({ deleted_at: new Date(atMs) })
      .where('month', '=', month)
      .execute()
  }
  return over.map(({ month }) => month)
}

/** The same moment some years later. */
function yearsLater(ms: number, years: number): number {
  const date = new Date(ms)
  return date.setUTCFullYear(date.getUTCFullYear() + years)
}
