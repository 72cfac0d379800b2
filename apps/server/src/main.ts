import closeWithGrace from 'close-with-grace'
import { readConfig } from './config/config.ts'
import { migrate } from './db/migrate.ts'
import { createLog } from './log.ts'
import { startServer } from './start-server.ts'

const config = readConfig(process.env)
const log = createLog(config.logLevel)
const databaseUrl = config.databaseUrl
if (!databaseUrl) throw new Error('DATABASE_URL is not set')
await migrate(databaseUrl, { log })
const server = await startServer({ config, databaseUrl, log })
closeWithGrace({ delay: 15_000, logger: log }, () => server.stop())
console.info(`ready ${server.url}`)
