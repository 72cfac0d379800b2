// npm run db:dump -- FILE and npm run db:restore -- FILE.
import { existsSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { StartRefused } from '@fairground/embedded-postgres'
import { readConfig } from '../../ground/config/config.ts'
import { dumpDatabase } from '../../ground/db/dump/dump.ts'
import { restoreDump, verifyDump } from '../../ground/db/dump/restore.ts'
import { joinPostgres, openPostgres } from '../../ground/db/open-postgres.ts'
import { createLog } from '../../ground/log.ts'
import { keySource } from '../../ground/secrets/key-source.ts'
import { requireKeys } from '../../ground/secrets/require-keys.ts'

const [command, file] = process.argv.slice(2)
const log = createLog('warn')

try {
  if (!file) throw new StartRefused(`Name the file: npm run db:${command} -- FILE.`)
  // npm changes to the project's folder; INIT_CWD is the folder of the call.
  const path = resolve(process.env.INIT_CWD ?? '.', file)
  const total = command === 'restore' ? await restore(path) : await dump(path)
  console.info(
    `${command === 'restore' ? 'restored' : 'dumped'} ${total} rows ${command === 'restore' ? 'from' : 'to'} ${path}`,
  )
} catch (error) {
  if (error instanceof StartRefused) console.error(error.message)
  else log.fatal(error)
  process.exitCode = 1
}

async function dump(path: string): Promise<number> {
  const postgres = await joinPostgres(readConfig(process.env), log)
  try {
    return sum((await dumpDatabase(postgres.url, path)).rows)
  } finally {
    await postgres.stop()
  }
}

async function restore(path: string): Promise<number> {
  const config = readConfig(process.env)
  const cluster = join(config.dataDir, 'postgres')
  if (!config.databaseUrl && existsSync(cluster)) {
    throw new StartRefused(
      `DATA_DIR ${config.dataDir} has a database already, nothing is overwritten: set a fresh DATA_DIR, or move that one away.`,
    )
  }
  const dumpParts = await verifyDump(path)
  requireKeys(keySource(config.dataDir, config.dataKeys), dumpParts.header.dataKeys ?? [], path)
  const postgres = await openPostgres(config, log)
  let isRestored = false
  try {
    await restoreDump(postgres.url, path, dumpParts)
    isRestored = true
  } finally {
    await postgres.stop()
    // A partial restore must not look like a database.
    if (!isRestored && !config.databaseUrl) rmSync(cluster, { recursive: true })
  }
  return sum(dumpParts.trailer.rows)
}

function sum(rows: Record<string, number>): number {
  return Object.values(rows).reduce((total, count) => total + count, 0)
}
