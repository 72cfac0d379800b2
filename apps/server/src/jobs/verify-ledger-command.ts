import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { type Config, readConfig } from '../config/config.ts'
import { socketUrl } from '../db/embedded/postmaster.ts'
import { StartRefused } from '../db/embedded/start-refused.ts'
import { type OpenPostgres, openPostgres } from '../db/open-postgres.ts'
import { printReport, verifyLedger } from '../wallet/verify/verify-ledger.ts'

/**
 * `npm run ledger:verify`: checks the ledger of DATABASE_URL, or else of the embedded database of DATA_DIR, which it
 * starts for the while when no server runs. Exit 0: sound; 1: broken; 2: could not look.
 */
async function main(): Promise<number> {
  const config = readConfig(process.env)
  const database = (await findRunning(config)) ?? (await openPostgres(config, silent))
  try {
    const report = await verifyLedger(database.url)
    console.info(printReport(report))
    return report.sound ? 0 : 1
  } finally {
    await database.stop()
  }
}

const silent = { info: () => undefined, warn: () => undefined, error: console.error }

/** The embedded database that a running server of this data folder has. */
async function findRunning({ databaseUrl, dataDir }: Config): Promise<OpenPostgres | undefined> {
  const link = join(dataDir, 'socket')
  if (databaseUrl !== undefined || !existsSync(link)) return undefined
  const url = socketUrl(realpathSync(link))
  const client = new Client({ connectionString: url })
  try {
    await client.connect()
    return { url, stop: async () => undefined }
  } catch {
    // A socket that a killed server left: nothing answers behind it, so the database is started below.
    return undefined
  } finally {
    await client.end().catch(() => undefined)
  }
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(error instanceof StartRefused ? error.message : error)
  process.exitCode = 2
}
