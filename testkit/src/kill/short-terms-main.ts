// The product's server with short terms of lotteries, for storms: a kill in each phase need not wait for a minute.

import { readConfig } from '@fairground/server/config/config.ts'
import { migrate } from '@fairground/server/db/migrate.ts'
import { openPostgres } from '@fairground/server/db/open-postgres.ts'
import { createLog } from '@fairground/server/log.ts'
import { startServer } from '@fairground/server/start-server.ts'

const log = createLog('warn')
const config = readConfig(process.env)
const postgres = await openPostgres(config, log)
await migrate(postgres.url, { log })
const pace = { termMs: 2_500, closedMs: 600, chainLength: 100_000 }
const server = await startServer({ config, databaseUrl: postgres.url, log, pace })
console.info(`ready ${server.url}`)

async function stop(): Promise<void> {
  await server.stop()
  await postgres.stop()
  process.exit(0)
}
process.on('SIGTERM', () => void stop())
// The parent is gone.
if (config.isSupervised) process.stdin.resume().once('close', () => void stop())
