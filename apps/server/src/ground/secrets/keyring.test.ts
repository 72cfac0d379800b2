import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { addKey, keySource } from './key-source.ts'
import { createKeyring } from './keyring.ts'
import { placeOf } from './places.ts'

const oldKey = 'a'.repeat(64)
const newKey = 'b'.repeat(64)
const row = { account_id: 'one', id: 'document' }
const place = placeOf('document', row)
const bytes = Buffer.from('the bytes of a passport')
const keyringOf = (text: string) => createKeyring(keySource('', text))

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'data-key-'))
  onTestFinished(() => rmSync(path, { recursive: true }))
  return path
}

test('[WA-05] bytes open only in their row and unchanged', () => {
  const keyring = keyringOf(oldKey)
  const sealedBytes = keyring.sealBytes(place, bytes)
  expect(sealedBytes.sealed.includes(bytes)).toBe(false)
  expect(keyring.openBytes(place, sealedBytes)).toEqual(bytes)
  expect(() => keyring.openBytes(placeOf('document', { ...row, account_id: 'other' }), sealedBytes)).toThrow()
  expect(() => keyring.openBytes(placeOf('document', { ...row, id: 'other' }), sealedBytes)).toThrow()
  const changed = Buffer.from(sealedBytes.sealed)
  changed[20] = (changed[20] ?? 0) ^ 1
  expect(() => keyring.openBytes(place, { ...sealedBytes, sealed: changed })).toThrow()
})

test('a text opens only in its row and its column, and a plain one never', () => {
  const keyring = keyringOf(oldKey)
  const pending = placeOf('pendingAppSecret', { id: 'one' })
  const stored = keyring.seal(pending, 'a secret')
  expect(stored).toMatch(/^s1:[0-9a-f]{8}:[\w-]+$/)
  expect(keyring.open(pending, stored)).toBe('a secret')
  expect(keyring.seal(pending, 'a secret')).not.toBe(stored)
  expect(() => keyring.open(placeOf('pendingAppSecret', { id: 'two' }), stored)).toThrow()
  expect(() => keyring.open(placeOf('appSecret', { id: 'one' }), stored)).toThrow()
  expect(() => keyring.open(pending, 'a secret')).toThrow(/account\.totp_pending:one is not encrypted/)
})

test('[WA-05] a newer key encrypts, and the older one still opens what it encrypted', () => {
  const oldBytes = keyringOf(oldKey).sealBytes(place, bytes)
  const bothKeys = keyringOf(`${newKey}, ${oldKey}`)
  expect(bothKeys.openBytes(place, oldBytes)).toEqual(bytes)
  expect(bothKeys.sealBytes(place, bytes).keyId).not.toBe(oldBytes.keyId)
  expect(() => keyringOf(newKey).openBytes(place, oldBytes)).toThrow(/add it to DATA_KEYS/)
})

test('[WA-05] the first start makes a key that its owner alone may read, and later starts read the same one', () => {
  const dataDir = folder()
  const source = keySource(dataDir, undefined)
  expect(source.exists()).toBe(false)
  source.make()
  const [key] = source.read()
  source.make()
  expect(statSync(join(dataDir, 'data.key')).mode & 0o777).toBe(0o600)
  expect(keySource(dataDir, undefined).read()).toEqual([key])
})

test('the key of documents of an earlier release goes on as the key of everything', () => {
  const dataDir = folder()
  writeFileSync(join(dataDir, 'document.key'), `${oldKey}\n`, { mode: 0o600 })
  const source = keySource(dataDir, undefined)
  source.make()
  expect(source.read()).toEqual(keySource('', oldKey).read())
  expect(readdirSync(dataDir)).toEqual(['data.key'])
})

test('a running keyring takes a key that was added to its file', () => {
  const dataDir = folder()
  const file = join(dataDir, 'data.key')
  writeFileSync(file, `${oldKey}\n`, { mode: 0o600 })
  const runningKeyring = createKeyring(keySource(dataDir, undefined))
  const before = runningKeyring.sealBytes(place, bytes)
  addKey(file)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readFileSync(file, 'utf8').split('\n')).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), oldKey, ''])
  const newBytes = createKeyring(keySource(dataDir, undefined)).sealBytes(place, bytes)
  expect(runningKeyring.openBytes(place, newBytes)).toEqual(bytes)
  expect(runningKeyring.sealBytes(place, bytes).keyId).toBe(newBytes.keyId)
  expect(runningKeyring.openBytes(place, before)).toEqual(bytes)
})

test('[WA-05] a broken key file refuses the start and stays', () => {
  const dataDir = folder()
  writeFileSync(join(dataDir, 'data.key'), 'half a k')
  expect(() => createKeyring(keySource(dataDir, undefined))).toThrow(/64 hex digits/)
  expect(readFileSync(join(dataDir, 'data.key'), 'utf8')).toBe('half a k')
})
