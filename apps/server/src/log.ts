import { type DestinationStream, type Logger, pino } from 'pino'

/** Fields that never reach a log, at the depths where they occur. */
const SECRETS = ['password', 'token', 'totp', 'code', 'auth', 'authorization', 'serverSeed', 'seed', 'secret', 'cookie']

/**
 * An error as it is logged: message and stack, with those of its causes, and its code. Nothing else of it, for a
 * database's error quotes the row that it is about, seeds and all.
 */
function sayError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { type, message, stack } = pino.stdSerializers.err(error)
  return { type, message, stack, ...('code' in error && { errorCode: error.code }) }
}

/**
 * The log of the process: one JSON line each, secrets replaced.
 * @param destination standard error, unless a test reads along
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      serializers: { err: sayError },
      redact: {
        paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
        censor: '[redacted]',
      },
    },
    destination ?? pino.destination({ fd: 2, sync: true }),
  )
}
