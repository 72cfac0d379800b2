// npm run staff-key: creates the staff key of the installation and prints it once. With `rotate` it creates another one.

import { StartRefused } from '@fairground/embedded-postgres'
import { readConfig } from '../config/config.ts'
import { createDatabase, type Database } from '../db/database.ts'
import { joinPostgres } from '../db/open-postgres.ts'
import { createLog } from '../log.ts'
import { findStaffKeyDate, newStaffKey } from './staff-key.ts'

const log = createLog('warn')
const [wish, ...rest] = process.argv.slice(2)

/** @returns the key @throws StartRefused when a key exists, which cannot be shown again */
async function makeKey(db: Database): Promise<string> {
  const madeAt = wish === 'rotate' ? undefined : await findStaffKeyDate(db)
  if (!madeAt) return newStaffKey(db, new Date())
  throw new StartRefused(
    `A staff key was made on ${madeAt.toISOString().slice(0, 10)}. Only its digest is stored, so it cannot be shown again: npm run staff-key -- rotate makes another one and ends this one.`,
  )
}

try {
  if ((wish !== undefined && wish !== 'rotate') || rest.length > 0)
    throw new StartRefused('Use: npm run staff-key, or npm run staff-key -- rotate')
  const postgres = await joinPostgres(readConfig(process.env), log)
  try {
    const db = createDatabase(postgres.url, { max: 1, log })
    try {
      console.info(await makeKey(db))
    } finally {
      await db.destroy()
    }
  } finally {
    await postgres.stop()
  }
} catch (error) {
  if (error instanceof StartRefused) console.error(error.message)
  else log.fatal(error)
  process.exitCode = 1
}
