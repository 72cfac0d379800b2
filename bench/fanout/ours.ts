// The product's server, which publishes a position on the channel of crash twenty times a second.

import { startServer } from '@fairground/server/app/start-server.ts'
import { rateLimits } from '@fairground/server/ground/call/rate-limits.data.ts'
import { readConfig } from '@fairground/server/ground/config/config.ts'
import { createLog } from '@fairground/server/ground/log.ts'
import { EVERY_MS, newsAt } from './news.ts'

const config = readConfig({ ...process.env, PORT: '0', LOG_LEVEL: 'error', SANDBOX: 'off' })
const wideLimits = Object.fromEntries(Object.keys(rateLimits).map((name) => [name, { points: 1e9, seconds: 10 }]))
const server = await startServer({
  config,
  databaseUrl: config.databaseUrl ?? '',
  log: createLog(config.logLevel),
  rateLimits: { ...rateLimits, ...wideLimits },
  pace: { isDriving: false },
})
setInterval(() => server.parts.bus.publish('crash', newsAt(Date.now())), EVERY_MS)
console.log(`ready ${server.url}`)
process.once('SIGTERM', () => void server.stop().then(() => process.exit()))
