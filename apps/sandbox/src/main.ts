import pino from 'pino'
import { readConfig } from './config.ts'
import { startSandbox } from './sandbox.ts'

/** What is still open after this is cut off. */
const STOP_LIMIT_MS = 2_000
/** Bytes that wait for a log that cannot be written; what comes beyond is dropped. */
const MOST_WAITING = 1 << 20

/** Standard output carries one line, `ready http://HOST:PORT`; the log goes to standard error, as far as that takes it. */
const lines = pino.destination({ dest: 2, sync: true, maxLength: MOST_WAITING, retryEAGAIN: () => false })
// There is nowhere left to say it; without a listener the error would end the process.
lines.on('error', () => undefined)
const logger = pino({ name: 'sandbox', level: process.env.LOG_LEVEL ?? 'info' }, lines)

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
