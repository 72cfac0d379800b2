import { type DestinationStream, type Logger, pino } from 'pino'

/** Takes log lines: one plain sentence a call. `createLog` makes one. */
export type Log = {
  info(text: string): void
  warn(text: string): void
  error(text: string): void
}

/** Fields whose values no log may hold, at any depth where they occur. */
const SECRETS = ['password', 'token', 'totp', 'code', 'auth', 'authorization', 'serverSeed', 'seed', 'secret', 'cookie']

/**
 * Picks the parts of an error that a log may hold: message, stack, causes and code. The other fields of a database error
 * quote the row, including its seeds.
 */
function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { type, message, stack } = pino.stdSerializers.err(error)
  return { type, message, stack, ...('code' in error && { errorCode: error.code }) }
}

/** Most bytes of lines that wait while the log cannot be written (a full disk, a pipe without a reader). More are dropped. */
const MOST_WAITING = 1 << 20

/** Standard error. Lines that it cannot take wait, then are dropped: the log never ends or blocks the server. */
function standardError(): DestinationStream {
  const lines = pino.destination({ dest: 2, sync: true, maxLength: MOST_WAITING, retryEAGAIN: () => false })
  // Without a listener the error would end the process.
  lines.on('error', () => undefined)
  // Its own flush, which comes before the end of the process, repeats a write that fails for ever. Each line is written at once.
  lines.flushSync = () => undefined
  return lines
}

/**
 * Keeps a full disk or a closed pipe under the output from ending the process: what is printed there is lost then. Call it before
 * the first line is printed.
 */
export function bearLostOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
}

/**
 * Creates the log of the process: one JSON line a message, secrets replaced.
 * @param destination default: standard error
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      serializers: { err: serializeError },
      redact: {
        paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
        censor: '[redacted]',
      },
    },
    destination ?? standardError(),
  )
}

/** The query or hash of an address, which may hold a token. */
const ADDRESS_QUERY = /([\w/.-])[?#][^\s)'"]*/g
/** `token=…`, `"password": "…"` and the like. */
const NAMED_SECRET =
  /\b(token|password|passwd|secret|auth|authorization|totp|code|seed|serverSeed|cookie)\b(["']?\s*[=:]\s*)("[^"]*"|'[^']*'|[^\s,;)}]+)/gi
/** Text that looks like a token, a seed or a digest: 32 characters or more without a break. */
const LONG_WORD = /[A-Za-z0-9_-]{32,}/g

/** Removes from a text what a log must not hold: queries of addresses, named secrets, and anything like a token. */
export function withoutSecrets(text: string): string {
  return text.replace(NAMED_SECRET, '$1$2[redacted]').replace(ADDRESS_QUERY, '$1').replace(LONG_WORD, '[redacted]')
}
