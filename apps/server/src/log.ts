import { type DestinationStream, type Logger, pino } from 'pino'

/** Fields that never reach a log, at the depths where they occur. */
const SECRETS = ['password', 'token', 'totp', 'code', 'auth', 'authorization', 'serverSeed', 'seed', 'secret', 'cookie']

/**
 * The log of the process: one JSON line each, secrets replaced.
 * @param destination standard error, unless a test reads along
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      redact: {
        paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
        censor: '[redacted]',
      },
    },
    destination ?? pino.destination({ fd: 2, sync: true }),
  )
}
