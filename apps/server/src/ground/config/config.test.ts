import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

function refusal(environment: Record<string, string>): string {
  try {
    readConfig(environment)
  } catch (error) {
    if (error instanceof Error) return error.message
  }
  throw new Error('the configuration was accepted')
}

test('an empty environment gives the defaults', () => {
  expect(readConfig({ PORT: '', HOST: ' ' })).toEqual({
    port: 8080,
    host: '127.0.0.1',
    dataDir: join(import.meta.dirname, '../../../../../.data'),
    archiveDir: join(import.meta.dirname, '../../../../../.data/archive'),
    onlineMonths: 14,
    databaseUrl: undefined,
    databaseConnections: 10,
    roles: ['web', 'rounds', 'jobs'],
    logLevel: 'info',
    sandbox: true,
    sandboxPort: 8081,
    sandboxSecret: undefined,
    sandboxPublicUrl: undefined,
    sandboxChaos: 'mild',
    sandboxHoldMs: 60_000,
    paymentProviders: [],
    publicUrls: [],
    trustProxy: false,
    metrics: 'local',
    smtpUrl: undefined,
    mailFrom: undefined,
    smsGateway: undefined,
    inbox: 'local',
    loginServices: [],
    isSupervised: false,
  })
})

test('each variable is read', () => {
  expect(
    readConfig({
      PORT: '9000',
      HOST: '::',
      DATA_DIR: '/var/lib/fairground',
      ARCHIVE_DIR: '/archive',
      ONLINE_MONTHS: '60',
      DATABASE_URL: 'postgres://me:secret@db/fair',
      DATABASE_CONNECTIONS: '40',
      LOG_LEVEL: 'warn',
      SANDBOX: 'off',
      SANDBOX_PORT: '7000',
      SANDBOX_SECRET: '0123456789abcdef0123456789abcdef',
      SANDBOX_PUBLIC_URL: 'https://pay.example.com',
      PUBLIC_URL: 'https://play.example.com/, http://second.example:8080',
      TRUST_PROXY: '10.0.0.0/8, ::1',
      DATA_KEYS: `${'a'.repeat(64)},${'b'.repeat(64)}`,
      IDENTITY_CHECK_URL: 'https://checks.example.com/v1',
      IDENTITY_CHECK_SECRET: '0123456789abcdef0123456789abcdef',
      TRANSLATE_URL: 'http://translate:5000',
      TRANSLATE_KEY: 'a key',
      METRICS: 'off',
      SMTP_URL: 'smtps://me:secret@mail.example.com:465',
      MAIL_FROM: 'Fairground <no-reply@example.com>',
      SMS_GATEWAY: '{"url":"https://sms.example.com/send","body":"{to}: {text}"}',
      INBOX: 'off',
      OIDC_PROVIDERS: '[{"id":"acme","name":"Acme","issuer":"https://login.example.com","clientId":"fair"}]',
      SUPERVISED: 'on',
    }),
  ).toEqual({
    port: 9000,
    host: '::',
    dataDir: '/var/lib/fairground',
    archiveDir: '/archive',
    onlineMonths: 60,
    databaseUrl: 'postgres://me:secret@db/fair',
    databaseConnections: 40,
    roles: ['web', 'rounds', 'jobs'],
    logLevel: 'warn',
    sandbox: false,
    sandboxPort: 7000,
    sandboxSecret: '0123456789abcdef0123456789abcdef',
    sandboxPublicUrl: 'https://pay.example.com',
    sandboxChaos: 'mild',
    sandboxHoldMs: 60_000,
    paymentProviders: [],
    publicUrls: ['https://play.example.com', 'http://second.example:8080'],
    trustProxy: ['10.0.0.0/8', '::1'],
    dataKeys: `${'a'.repeat(64)},${'b'.repeat(64)}`,
    identityCheck: { url: 'https://checks.example.com/v1', secret: '0123456789abcdef0123456789abcdef' },
    translate: { url: 'http://translate:5000', key: 'a key' },
    metrics: 'off',
    smtpUrl: 'smtps://me:secret@mail.example.com:465',
    mailFrom: 'Fairground <no-reply@example.com>',
    smsGateway: { url: 'https://sms.example.com/send', method: 'POST', headers: {}, body: '{to}: {text}' },
    inbox: 'off',
    loginServices: [
      {
        ...{ id: 'acme', name: 'Acme', issuer: 'https://login.example.com', clientId: 'fair' },
        scopes: 'openid email profile',
      },
    ],
    isSupervised: true,
  })
})

test('all wrong values are named at once, one sentence each', () => {
  expect(refusal({ PORT: '80a', LOG_LEVEL: 'loud', PUBLIC_URL: 'play.example.com' }).split('\n')).toEqual([
    'PORT must be a whole number from 0 to 65535, not "80a".',
    'LOG_LEVEL must be one of debug, info, warn, error, silent, not "loud".',
    'PUBLIC_URL must be an address such as https://play.example.com, without a path, or several with commas between them, not "play.example.com".',
  ])
})

test.each([
  ['PORT', '-1'],
  ['PORT', '65536'],
  ['PORT', '1e3'],
  ['HOST', 'a b'],
  ['DATABASE_CONNECTIONS', '0'],
  ['SANDBOX', 'yes'],
  ['PUBLIC_URL', 'https://play.example.com/casino'],
  ['PUBLIC_URL', 'ftp://play.example.com'],
  ['PUBLIC_URL', 'https://play.example.com,'],
  ['TRUST_PROXY', 'everyone'],
  ['TRUST_PROXY', '0'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['METRICS', '1'],
  ['IDENTITY_CHECK_URL', 'checks.example.com'],
  ['TRANSLATE_URL', 'translate:5000'],
  ['SMTP_URL', 'https://mail.example.com'],
  ['MAIL_FROM', 'nobody'],
  ['SMS_GATEWAY', '{"url":"http://sms.example.com"}'],
  ['INBOX', 'yes'],
  ['OIDC_PROVIDERS', '[{"id":"A B"}]'],
])('%s=%s is refused by name', (name, value) => {
  expect(refusal({ [name]: value })).toMatch(new RegExp(`^${name} must be .*"\\.$`))
})

test('a refused secret, or an address that may hold a password, is not printed', () => {
  expect(refusal({ DATABASE_URL: 'mysql://me:secret@db' })).not.toContain('secret')
  expect(refusal({ SANDBOX_SECRET: 'too short' })).not.toContain('too short')
  expect(refusal({ DATA_KEYS: 'half a key' })).not.toContain('half a key')
  expect(refusal({ SMTP_URL: 'mail://me:secret@mail' })).not.toContain('secret')
  expect(refusal({ OIDC_PROVIDERS: '[{"clientSecret":"hidden"}]' })).not.toContain('hidden')
})

test('an empty DATA_DIR is refused, since whoever has set it means another folder than the usual one', () => {
  for (const text of ['', ' ']) {
    expect(refusal({ DATA_DIR: text })).toBe('DATA_DIR is empty: name a folder, or leave DATA_DIR out.')
  }
})

test('processes divide the roles only where they hear each other', () => {
  expect(readConfig({}).roles).toEqual(['web', 'rounds', 'jobs'])
  expect(readConfig({ ROLES: ' jobs, web,rounds' }).roles).toEqual(['web', 'rounds', 'jobs'])
  expect(refusal({ ROLES: 'web' })).toBe(
    'ROLES is "web": processes that divide the roles must hear each other. Set BUS_URL, or leave ROLES out.',
  )
  expect(readConfig({ ROLES: 'rounds,jobs', BUS_URL: 'hub:/run/fair/bus.sock' })).toMatchObject({
    roles: ['rounds', 'jobs'],
    hubPath: '/run/fair/bus.sock',
  })
  for (const text of ['/run/bus.sock', 'hub:bus.sock', `hub:/${'x'.repeat(90)}`, 'redis://localhost'])
    expect(refusal({ ROLES: 'web', BUS_URL: text })).toMatch(/^BUS_URL must be hub: and the path of a socket [^\n]*$/)
  expect(() => readConfig({ ROLES: 'web,cook' })).toThrow('ROLES must be some of web, rounds, jobs')
})

test('a mail server needs a sender', () => {
  expect(refusal({ SMTP_URL: 'smtp://localhost:25' })).toBe('SMTP_URL needs a sender: set MAIL_FROM.')
})

test('the sandbox needs a port of its own', () => {
  expect(refusal({ PORT: '9000', SANDBOX_PORT: '9000' })).toBe('SANDBOX_PORT must differ from PORT, both are 9000.')
  expect(refusal({ PORT: '65535' })).toBe('PORT 65535 leaves no next port for the sandbox: set SANDBOX_PORT.')
})

test('address and secret of the identity checks need each other', () => {
  expect(refusal({ IDENTITY_CHECK_URL: 'https://checks.example.com' })).toContain('need each other')
})

test('a key of the translations needs their address, and no key is needed', () => {
  expect(refusal({ TRANSLATE_KEY: 'a key' })).toBe('TRANSLATE_KEY needs an address: set TRANSLATE_URL.')
  expect(readConfig({ TRANSLATE_URL: 'http://translate:5000' }).translate).toEqual({ url: 'http://translate:5000' })
})

test('the keys of documents of an earlier release are the keys, unless DATA_KEYS is set', () => {
  const [earlierKeys, keys] = ['a'.repeat(64), 'b'.repeat(64)]
  expect(readConfig({ DOCUMENT_KEY: earlierKeys }).dataKeys).toBe(earlierKeys)
  expect(readConfig({ DOCUMENT_KEY: earlierKeys, DATA_KEYS: keys }).dataKeys).toBe(keys)
})

test('docs/operating.md has a row for every variable', () => {
  const readText = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8')
  const variables = [...readText('config.ts').matchAll(/readSetting\('([A-Z_]+)'|environment\.([A-Z_]+)/g)].map(
    ([, name, ownName]) => name ?? ownName,
  )
  const documentedNames = [...readText('../../../../../docs/operating.md').matchAll(/^\| `([A-Z_]+)`/gm)].map(
    ([, name]) => name,
  )
  // SUPERVISED is npm start's own way of ending the server.
  expect(documentedNames.toSorted()).toEqual(variables.filter((name) => name !== 'SUPERVISED').toSorted())
})
