import pino from 'pino'
import { readConfig } from './config.ts'
import { startSandbox } from './sandbox.ts'

/** How long a stop may take before the process exits. */
const STOP_LIMIT_MS = 2_000
/** The most bytes that wait while the log is not writable; it drops more. */
const MOST_WAITING = 1 << 20

/** Standard output carries one line, `ready http://HOST:PORT`; the log goes to standard error. */
const lines = pino.destination({ dest: 2, sync: true, maxLength: MOST_WAITING, retryEAGAIN: () => false })
// Without a listener the error would end the process, and there is nowhere left to log it.
lines.on('error', () => undefined)
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
// Its own flush repeats a write that fails for ever. Each line is written at once.
lines.flushSync = () => undefined
const logger = pino({ name: 'sandbox', level: process.env.LOG_LEVEL ?? 'info' }, lines)

// What this process writes is for its user alone.
process.umask(0o077)

try {
  const config = readConfig(process.env)
  const sandbox = await startSandbox(config, logger)
  const stop = () => {
    setTimeout(() => process.exit(0), STOP_LIMIT_MS)
    void sandbox.close().finally(() => process.exit(0))
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  if (config.supervised) process.stdin.resume().once('close', stop)
  process.stdout.write(`ready ${sandbox.url}\n`)
} catch (error) {
  logger.fatal(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
