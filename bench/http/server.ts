// The product's server with very wide rate limits, which still count every call.

import { startServer } from '@fairground/server/app/start-server.ts'
import { rateLimits } from '@fairground/server/ground/call/rate-limits.data.ts'
import { readConfig } from '@fairground/server/ground/config/config.ts'
import { createLog } from '@fairground/server/ground/log.ts'

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
