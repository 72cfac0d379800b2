// The product's server with very wide rate limits, which still count every call.
import { readConfig } from '@fairground/server/config/config.ts'
import { rateLimits } from '@fairground/server/http/rate-limits.data.ts'
import { createLog } from '@fairground/server/log.ts'
import { startServer } from '@fairground/server/start-server.ts'

const config = readConfig({ ...process.env, PORT: '0', LOG_LEVEL: 'error', SANDBOX: 'off' })
const wideLimits = Object.fromEntries(Object.keys(rateLimits).map((name) => [name, { points: 1e9, seconds: 10 }]))
const server = await startServer({
  config,
  databaseUrl: config.databaseUrl ?? '',
  log: createLog(config.logLevel),
  rateLimits: { ...rateLimits, ...wideLimits },
})
console.log(`ready ${server.url}`)
process.once('SIGTERM', () => void server.stop())
