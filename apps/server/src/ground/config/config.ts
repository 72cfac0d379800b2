import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { StartRefused } from '@fairground/embedded-postgres'
import { type LoginService, loginServicesSchema, type SmsGateway, smsGatewaySchema } from './outside-services.ts'
import { type ProviderSettings, readProviders } from './provider-settings.ts'
import {
  databaseUrl,
  dataKeys,
  folder,
  host,
  hubPath,
  json,
  mailSender,
  oneOf,
  onOrOff,
  origin,
  origins,
  type Setting,
  secret,
  smtpUrl,
  someOf,
  trustedProxies,
  webAddress,
  wholeNumber,
} from './settings.ts'

/** The configuration from the environment, read once at the start. docs/operating.md has the table. */
export type Config = {
  /** 0: any free port. */
  port: number
  host: string
  /** Absolute path. */
  dataDir: string
  /** Folder of archived months; absolute path. */
  archiveDir: string
  /** Months whose actions stay in the database after their end. */
  onlineMonths: number
  /** The operator's own PostgreSQL; undefined: the embedded one in `dataDir`. */
  databaseUrl: string | undefined
  /** Connections for everything but money. */
  databaseConnections: number
  /** What this process does. */
  roles: readonly Role[]
  /** Path of the socket of the hub that carries messages between processes; undefined: this process hears only itself. */
  hubPath: string | undefined
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  /** The sandbox payment provider, play money only. */
  sandbox: boolean
  /** 0: any free port. */
  sandboxPort: number
  /** Signs the messages of server and sandbox; undefined: a secret in the data folder. */
  sandboxSecret: string | undefined
  /** Origin of the sandbox for browsers; undefined: the address that it listens on. */
  sandboxPublicUrl: string | undefined
  /** Keys that encrypt secrets and documents, the newest first, separated by commas; undefined: keys in the data folder. */
  dataKeys: string | undefined
  /** Address and secret of the provider of automatic identity checks; undefined: people decide. */
  identityCheck: { url: string; secret: string } | undefined
  /** Address and key of the provider of machine translation; undefined: messages of the chat are not translated. */
  translate: { url: string; key: string | undefined } | undefined
  /** How badly the sandbox behaves on purpose. */
  sandboxChaos: 'off' | 'mild' | 'wild' | 'lost'
  /** How long the sandbox does not answer a payout to `sandbox:unknown`. */
  sandboxHoldMs: number
  /** The real payment providers. */
  paymentProviders: readonly ProviderSettings[]
  /** Origins of the site for players, the main one first; empty: the address under which each player comes. */
  publicUrls: readonly string[]
  /** Like Fastify's `trustProxy`. */
  trustProxy: false | number | string[]
  /** Access to `GET /metrics`; `local`: this machine only. */
  metrics: 'on' | 'local' | 'off'
  /** The mail server with its password; undefined: none. */
  smtpUrl: string | undefined
  /** Sender of e-mails; set whenever `smtpUrl` is. */
  mailFrom: string | undefined
  /** The SMS gateway; undefined: none. */
  smsGateway: SmsGateway | undefined
  /** Access to the local inbox, `/inbox`, which the sandbox has in place of a mail server or an SMS gateway. */
  inbox: 'on' | 'local' | 'off'
  /** Other services that players log in with. */
  loginServices: readonly LoginService[]
  /** Set by `npm start`: the server ends with its parent. Standard input is a pipe that closes when the parent dies. */
  isSupervised: boolean
}

const PROJECT = fileURLToPath(new URL('../../../../..', import.meta.url))
const LAST_PORT = 65_535
/** A statement covers 400 days. */
const LEAST_ONLINE_MONTHS = 14
/** What a process does: it answers (`web`), drives rounds and draws (`rounds`), works in the background (`jobs`). */
export const ROLES = ['web', 'rounds', 'jobs'] as const
export type Role = (typeof ROLES)[number]
/** Variables whose value no message shows. */
const SECRET_NAMES: ReadonlySet<string> = new Set([
  'DATABASE_URL',
  'SANDBOX_SECRET',
  'DATA_KEYS',
  'DOCUMENT_KEY',
  'IDENTITY_CHECK_SECRET',
  'TRANSLATE_KEY',
  'SMTP_URL',
  'SMS_GATEWAY',
  'OIDC_PROVIDERS',
])

/**
 * Reads the environment. An empty variable counts as unset; only DATA_DIR is refused then.
 * @throws StartRefused with a sentence for every wrong variable
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const problems: string[] = []
  function readSetting<Value>(name: string, setting: Setting<Value>): Value | undefined {
    const text = environment[name]?.trim()
    if (!text) return undefined
    const value = setting.parse(text)
    if (value === undefined) problems.push(`${name} must be ${setting.expects}, not "${printableValue(name, text)}".`)
    return value
  }

  const roles = readSetting('ROLES', someOf(...ROLES)) ?? ROLES
  const socketPath = readSetting('BUS_URL', hubPath())
  if (roles.length < ROLES.length && isUnset(environment, 'BUS_URL'))
    problems.push(
      `ROLES is "${roles.join(',')}": processes that divide the roles must hear each other. Set BUS_URL, or leave ROLES out.`,
    )
  const port = readSetting('PORT', wholeNumber(0, LAST_PORT)) ?? 8080
  const sandboxPort = readSetting('SANDBOX_PORT', wholeNumber(0, LAST_PORT)) ?? (port === 0 ? 0 : port + 1)
  const dataDir = readSetting('DATA_DIR', folder())
  // Who has named a folder by a variable that is empty must not get another one.
  if (isEmpty(environment, 'DATA_DIR')) problems.push('DATA_DIR is empty: name a folder, or leave DATA_DIR out.')
  const archiveDir = readSetting('ARCHIVE_DIR', folder())
  const config: Config = {
    port,
    host: readSetting('HOST', host()) ?? '127.0.0.1',
    dataDir: dataDir ? resolve(dataDir) : join(PROJECT, '.data'),
    archiveDir: archiveDir ? resolve(archiveDir) : '',
    onlineMonths: readSetting('ONLINE_MONTHS', wholeNumber(LEAST_ONLINE_MONTHS, 240)) ?? LEAST_ONLINE_MONTHS,
    databaseUrl: readSetting('DATABASE_URL', databaseUrl()),
    databaseConnections: readSetting('DATABASE_CONNECTIONS', wholeNumber(2, 200)) ?? 10,
    roles,
    hubPath: socketPath,
    logLevel: readSetting('LOG_LEVEL', oneOf('debug', 'info', 'warn', 'error', 'silent')) ?? 'info',
    sandbox: readSetting('SANDBOX', onOrOff()) ?? true,
    sandboxPort,
    sandboxSecret: readSetting('SANDBOX_SECRET', secret(32)),
    sandboxPublicUrl: readSetting('SANDBOX_PUBLIC_URL', origin()),
    // DOCUMENT_KEY is its name of the releases in which it encrypted documents only.
    dataKeys: readSetting('DATA_KEYS', dataKeys()) ?? readSetting('DOCUMENT_KEY', dataKeys()),
    identityCheck: undefined,
    translate: undefined,
    sandboxChaos: readSetting('SANDBOX_CHAOS', oneOf('off', 'mild', 'wild', 'lost')) ?? 'mild',
    sandboxHoldMs: readSetting('SANDBOX_HOLD_MS', wholeNumber(1, 600_000)) ?? 60_000,
    paymentProviders: findProviders(environment, problems),
    publicUrls: readSetting('PUBLIC_URL', origins()) ?? [],
    trustProxy: readSetting('TRUST_PROXY', trustedProxies()) ?? false,
    metrics: readSetting('METRICS', oneOf('on', 'local', 'off')) ?? 'local',
    smtpUrl: readSetting('SMTP_URL', smtpUrl()),
    mailFrom: readSetting('MAIL_FROM', mailSender()),
    smsGateway: readSetting('SMS_GATEWAY', json('JSON as docs/messages.md describes it', smsGatewaySchema)),
    inbox: readSetting('INBOX', oneOf('on', 'local', 'off')) ?? 'local',
    loginServices:
      readSetting('OIDC_PROVIDERS', json('JSON as docs/logins.md describes it', loginServicesSchema)) ?? [],
    isSupervised: readSetting('SUPERVISED', onOrOff()) ?? false,
  }
  config.archiveDir ||= join(config.dataDir, 'archive')
  const checkUrl = readSetting('IDENTITY_CHECK_URL', webAddress())
  const checkSecret = readSetting('IDENTITY_CHECK_SECRET', secret(32))
  if (checkUrl && checkSecret) config.identityCheck = { url: checkUrl, secret: checkSecret }
  else if (checkUrl ?? checkSecret) problems.push('IDENTITY_CHECK_URL and IDENTITY_CHECK_SECRET need each other.')
  const translateUrl = readSetting('TRANSLATE_URL', webAddress())
  const translateKey = readSetting('TRANSLATE_KEY', secret(1))
  if (translateUrl) config.translate = { url: translateUrl, key: translateKey }
  else if (translateKey) problems.push('TRANSLATE_KEY needs an address: set TRANSLATE_URL.')
  if (config.sandbox && config.paymentProviders.length > 0)
    problems.push(
      'PAYMENT_PROVIDERS names a real provider: set SANDBOX to off, so that play money cannot buy real money.',
    )
  if (sandboxPort > LAST_PORT) problems.push(`PORT ${port} leaves no next port for the sandbox: set SANDBOX_PORT.`)
  if (sandboxPort === port && port !== 0) problems.push(`SANDBOX_PORT must differ from PORT, both are ${port}.`)
  if (config.smtpUrl && !config.mailFrom) problems.push('SMTP_URL needs a sender: set MAIL_FROM.')
  if (problems.length > 0) throw new StartRefused(problems.join('\n'))
  return config
}

function isUnset(environment: NodeJS.ProcessEnv, name: string): boolean {
  return !environment[name]?.trim()
}

function isEmpty(environment: NodeJS.ProcessEnv, name: string): boolean {
  return environment[name]?.trim() === ''
}

/** The providers of PAYMENT_PROVIDERS; adds a sentence to `problems` when they cannot be read. */
function findProviders(environment: NodeJS.ProcessEnv, problems: string[]): readonly ProviderSettings[] {
  const text = environment.PAYMENT_PROVIDERS?.trim()
  if (!text) return []
  try {
    return readProviders(text, environment)
  } catch (error) {
    problems.push(`PAYMENT_PROVIDERS is wrong: ${error instanceof Error ? error.message : String(error)}.`)
    return []
  }
}

/** The printable form of a refused value: it hides secrets, and addresses that may contain a password. */
function printableValue(name: string, text: string): string {
  return SECRET_NAMES.has(name) ? '…' : text
}
