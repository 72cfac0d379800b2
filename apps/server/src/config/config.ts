import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { StartRefused } from '@fairground/embedded-postgres'
import {
  databaseUrl,
  folder,
  host,
  oneOf,
  onOrOff,
  origin,
  type Setting,
  secret,
  trustedProxies,
  wholeNumber,
} from './settings.ts'

/** Everything an operator may set, read once at start. docs/operating.md has the table. */
export type Config = {
  /** 0 takes any free port. */
  port: number
  host: string
  /** Absolute path. */
  dataDir: string
  /** An own PostgreSQL; undefined starts the embedded one in `dataDir`. */
  databaseUrl: string | undefined
  /** Connections for everything but money. */
  databaseConnections: number
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  /** The sandbox payment provider, play money only. */
  sandbox: boolean
  /** 0 takes any free port. */
  sandboxPort: number
  /** Signs what server and sandbox say to each other; undefined: one of the data folder's own. */
  sandboxSecret: string | undefined
  /** Origin by which browsers reach the sandbox; undefined: the address that it listens on. */
  sandboxPublicUrl: string | undefined
  /** Origin that players type; undefined: the address that the server listens on. */
  publicUrl: string | undefined
  /** As Fastify's `trustProxy`. */
  trustProxy: false | number | string[]
  /** To whom `GET /metrics` answers: `local` to this machine alone. */
  metrics: 'on' | 'local' | 'off'
  /** Set by `npm start`: ends with its parent. Standard input is a pipe that closes when that dies, however it dies. */
  supervised: boolean
}

const PROJECT = fileURLToPath(new URL('../../../..', import.meta.url))
const LAST_PORT = 65_535

/**
 * Reads the environment. An empty variable counts as unset.
 * @throws StartRefused that names every wrong variable, one sentence each
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const problems: string[] = []
  function read<Value>(name: string, setting: Setting<Value>): Value | undefined {
    const text = environment[name]?.trim()
    if (!text) return undefined
    const value = setting.parse(text)
    if (value === undefined) problems.push(`${name} must be ${setting.expects}, not "${shown(name, text)}".`)
    return value
  }

  const port = read('PORT', wholeNumber(0, LAST_PORT)) ?? 8080
  const sandboxPort = read('SANDBOX_PORT', wholeNumber(0, LAST_PORT)) ?? (port === 0 ? 0 : port + 1)
  const dataDir = read('DATA_DIR', folder())
  const config: Config = {
    port,
    host: read('HOST', host()) ?? '127.0.0.1',
    dataDir: dataDir ? resolve(dataDir) : join(PROJECT, '.data'),
    databaseUrl: read('DATABASE_URL', databaseUrl()),
    databaseConnections: read('DATABASE_CONNECTIONS', wholeNumber(2, 200)) ?? 10,
    logLevel: read('LOG_LEVEL', oneOf('debug', 'info', 'warn', 'error', 'silent')) ?? 'info',
    sandbox: read('SANDBOX', onOrOff()) ?? true,
    sandboxPort,
    sandboxSecret: read('SANDBOX_SECRET', secret(32)),
    sandboxPublicUrl: read('SANDBOX_PUBLIC_URL', origin()),
    publicUrl: read('PUBLIC_URL', origin()),
    trustProxy: read('TRUST_PROXY', trustedProxies()) ?? false,
    metrics: read('METRICS', oneOf('on', 'local', 'off')) ?? 'local',
    supervised: read('SUPERVISED', onOrOff()) ?? false,
  }
  if (sandboxPort > LAST_PORT) problems.push(`PORT ${port} leaves no next port for the sandbox: set SANDBOX_PORT.`)
  if (sandboxPort === port && port !== 0) problems.push(`SANDBOX_PORT must differ from PORT, both are ${port}.`)
  if (problems.length > 0) throw new StartRefused(problems.join('\n'))
  return config
}

/** A refused value as it may be printed: an address can hold a password, and a secret is one. */
function shown(name: string, text: string): string {
  return name === 'DATABASE_URL' || name === 'SANDBOX_SECRET' ? '…' : text
}
