import { flushCompileCache } from 'node:module'
import { StartRefused } from '@fairground/embedded-postgres'
import closeWithGrace from 'close-with-grace'
import { readConfig } from './config/config.ts'
import { migrate } from './db/migrate.ts'
import { openPostgres } from './db/open-postgres.ts'
import { createLog } from './log.ts'

const STOP_LIMIT_MS = 25_000

const log = createLog('info')
/** How to stop what has been started so far; the last one started stops first. */
const stops: (() => Promise<void>)[] = []
// Handles signals, and whatever is thrown below: a start that fails half way stops the half that runs.
const { close } = closeWithGrace({ delay: STOP_LIMIT_MS, logger: log }, async ({ err }) => {
  if (err) say(err)
  for (const stop of stops.toReversed()) await stop()
})

const config = readConfig(process.env)
log.level = config.logLevel
if (config.supervised) process.stdin.resume().once('close', close)
// Most of the program is loaded while the database starts: after a kill the two together decide how soon it answers.
const [postgres, { startServer }] = await Promise.all([openPostgres(config, log), import('./start-server.ts')])
stops.push(postgres.stop)
await migrate(postgres.url, { log })
const server = await startServer({ config, databaseUrl: postgres.url, log })
stops.push(server.stop)
console.info(`ready ${server.url}`)
// Else it is written at the end of the process, which a kill -9 leaves out.
flushCompileCache()

/** What an operator can act on is a sentence of its own; anything else is logged with its stack. */
function say(error: Error): void {
  if (error instanceof StartRefused) console.error(error.message)
  else if ('code' in error && error.code === 'EADDRINUSE') {
    console.error(
      `Another program already listens on PORT ${config.port} of ${config.host}: stop it, or set another PORT.`,
    )
  } else log.fatal(error)
}
