import { type DestinationStream, type Logger, pino } from 'pino'

/** Where a part of the server writes what it has to say: one plain sentence a call. `createLog` makes one. */
export type Log = {
  info(text: string): void
  warn(text: string): void
  error(text: string): void
}

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

/** Bytes that wait for a log that cannot be written: a full disk, a pipe that nobody reads. What comes beyond is dropped. */
const MOST_WAITING = 1 << 20

/** Standard error. What cannot be written there waits, then is dropped: a log never ends the server or holds it up. */
function standardError(): DestinationStream {
  const lines = pino.destination({ dest: 2, sync: true, maxLength: MOST_WAITING, retryEAGAIN: () => false })
  // There is nowhere left to say it; without a listener the error would end the process.
  lines.on('error', () => undefined)
  return lines
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
    destination ?? standardError(),
  )
}
