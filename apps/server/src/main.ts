import { flushCompileCache } from 'node:module'
import { makePrivate, StartRefused } from '@fairground/embedded-postgres'
import closeWithGrace from 'close-with-grace'
import { readConfig } from './ground/config/config.ts'
import { migrate } from './ground/db/migrate.ts'
import { openPostgres } from './ground/db/open-postgres.ts'
import { bearLostOutput, createLog } from './ground/log.ts'

/** A stop that takes longer ends the process as it is, whatever the stop is for: the next start clears the lock. */
const STOP_LIMIT_MS = 25_000

bearLostOutput()
// What this process and its children write is for its user alone.
process.umask(0o077)

const log = createLog('info')
/** Stops the started parts; the last started stops first. */
const stops: (() => Promise<void>)[] = []
// Handles signals and errors: a start that fails stops the parts that it has started.
const { close } = closeWithGrace({ delay: STOP_LIMIT_MS, logger: log }, async ({ err }) => {
  if (err) say(err)
  for (const stop of stops.toReversed()) await stop()
})

const config = readConfig(process.env)
log.level = config.logLevel
if (config.isSupervised) process.stdin.resume().once('close', close)
// The embedded database does that itself, once the folder is its own.
if (config.databaseUrl !== undefined) makePrivate(config.dataDir)
// The program loads while the database starts, which shortens the restart after a kill.
const [postgres, { startServer }] = await Promise.all([openPostgres(config, log), import('./app/start-server.ts')])
stops.push(postgres.stop)
await migrate(postgres.url, { log })
const server = await startServer({ config, databaseUrl: postgres.url, log })
stops.push(server.stop)
console.info(`ready ${server.url}`)
// Otherwise the cache is written at the end of the process, which a kill -9 skips.
flushCompileCache()

/** Prints an error that the operator can fix as a sentence, and logs any other with its stack. */
function say(error: Error): void {
  if (error instanceof StartRefused) console.error(error.message)
  else if ('code' in error && error.code === 'EADDRINUSE') {
    console.error(
      `Another program already listens on PORT ${config.port} of ${config.host}: stop it, or set another PORT.`,
    )
  } else log.fatal(error)
}
