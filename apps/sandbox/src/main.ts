import pino from 'pino'
import { readConfig } from './config.ts'
import { startSandbox } from './sandbox.ts'

/** Standard output carries one line, `ready http://HOST:PORT`; the log goes to standard error. */
const logger = pino({ name: 'sandbox', level: process.env.LOG_LEVEL ?? 'info' }, pino.destination(2))

try {
  const config = readConfig(process.env)
  const sandbox = await startSandbox(config, logger)
  const stop = () => void sandbox.close().then(() => process.exit(0))
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  if (config.supervised) process.stdin.resume().once('close', stop)
  process.stdout.write(`ready ${sandbox.url}\n`)
} catch (error) {
  logger.fatal(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
