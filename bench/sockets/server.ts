// The product's server, which publishes nothing. For each line that it reads it collects garbage and prints its memory:
// `{"rssBytes": …}`.
import { createInterface } from 'node:readline'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { startServer } from '@fairground/server/app/start-server.ts'
import { rateLimits } from '@fairground/server/ground/call/rate-limits.data.ts'
import { readConfig } from '@fairground/server/ground/config/config.ts'
import { createLog } from '@fairground/server/ground/log.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void
const config = readConfig({ ...process.env, PORT: '0', LOG_LEVEL: 'error', SANDBOX: 'off' })
const wideLimits = Object.fromEntries(Object.keys(rateLimits).map((name) => [name, { points: 1e9, seconds: 10 }]))
const server = await startServer({
  config,
  databaseUrl: config.databaseUrl ?? '',
  log: createLog(config.logLevel),
  rateLimits: { ...rateLimits, ...wideLimits },
  pace: { isDriving: false },
})
console.log(`ready ${server.url}`)
process.once('SIGTERM', () => void server.stop().then(() => process.exit()))
for await (const _ of createInterface({ input: process.stdin })) {
  collectGarbage()
  console.log(JSON.stringify({ rssBytes: process.memoryUsage.rss() }))
}
