import { withClient } from '@fairground/embedded-postgres'
import type { Database } from '../../ground/db/database.ts'
import { idNow } from '../../ground/db/id-time.ts'
import type { Log } from '../../ground/log.ts'
import type { Job } from '../../ground/work/job.ts'
import type { WalletDoor } from '../wallet/wallet.ts'
import { type ArchivePlace, archiveMonth } from './archive-month.ts'
import { deleteOldArchives } from './keep-archives.ts'
import { listMonths, makeMonths } from './months.ts'
import { voidOldRounds } from './void-old-rounds.ts'

/** What the job needs. */
export type Archiving = ArchivePlace & {
  db: Database
  log: Log
  wallet: Pick<WalletDoor, 'voidRound'>
  /** Months that stay in the database after their end. */
  onlineMonths: number
  /** Milliseconds since 1970. */
  now(): number
}

/** The job that makes the tables of coming months and archives those that are old enough. */
export function archivingJob(parts: Archiving): Job {
  return {
    ...{ name: 'archive-months', role: 'jobs', everyMs: 10 * 60_000 },
    // One pass may read and write a month of actions.
    ...{ leaseMs: 6 * 60 * 60_000, renewMs: 60_000 },
    run: () => archiveMonths(parts, parts.now()),
  }
}

/** Makes the tables of this month and the next, archives the months that are old enough, the oldest first. @param atMs milliseconds since 1970 */
export async function archiveMonths(parts: Omit<Archiving, 'now'>, atMs: number): Promise<void> {
  const { db, log, wallet, databaseUrl, folder, onlineMonths } = parts
  const months = await withClient(databaseUrl, async (client) => {
    await makeMonths(client, idNow())
    return listMonths(client)
  })
  for (const month of months) {
    if (monthsLater(month.endMs, onlineMonths) > atMs) break
    const voided = await voidOldRounds(db, wallet, month.upperId)
    if (voided > 0) log.info(`${voided} rounds of ${month.name} were still open: their stakes went back`)
    const result = await archiveMonth({ databaseUrl, folder }, month, atMs)
    if ('kept' in result) {
      log.warn(`${month.name} is not archived: ${result.kept}`)
      break
    }
    log.info(`${month.name} is archived: ${result.actions} actions in ${result.file}`)
  }
  for (const month of await deleteOldArchives(db, folder, atMs))
    log.info(`the archive of ${month} is deleted: no rule keeps it`)
}

/** The same moment some months later. */
function monthsLater(ms: number, months: number): number {
  const date = new Date(ms)
  return date.setUTCMonth(date.getUTCMonth() + months)
}
