// npm run staff-key. Prints the staff key of the installation, and makes it when there is none yet.
import { readConfig } from '../config/config.ts'
import { createDatabase } from '../db/database.ts'
import { StartRefused } from '../db/embedded/start-refused.ts'
import { joinPostgres } from '../db/open-postgres.ts'
import { createLog } from '../log.ts'
import { createStaffKeyReader } from './staff-key.ts'

const log = createLog('warn')

try {
  const postgres = await joinPostgres(readConfig(process.env), log)
  try {
    const db = createDatabase(postgres.url, { max: 1, log })
    console.info(await createStaffKeyReader(db)())
    await db.destroy()
  } finally {
    await postgres.stop()
  }
} catch (error) {
  if (error instanceof StartRefused) console.error(error.message)
  else log.fatal(error)
  process.exitCode = 1
}
