import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readDocumentKeys } from './document-key.ts'
import { seal, unseal } from './seal.ts'

const oldKey = 'a'.repeat(64)
const newKey = 'b'.repeat(64)
const owner = { accountId: 'one', id: 'document' }
const bytes = Buffer.from('the bytes of a passport')

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'document-key-'))
  onTestFinished(() => rmSync(path, { recursive: true }))
  return path
}

test('[WA-05] bytes open only for their owner and unchanged', () => {
  const keys = readDocumentKeys('', oldKey)
  const sealedBytes = seal(keys, owner, bytes)
  expect(sealedBytes.sealed.includes(bytes)).toBe(false)
  expect(unseal(keys, owner, sealedBytes)).toEqual(bytes)
  expect(() => unseal(keys, { ...owner, accountId: 'other' }, sealedBytes)).toThrow()
  expect(() => unseal(keys, { ...owner, id: 'other' }, sealedBytes)).toThrow()
  const changed = Buffer.from(sealedBytes.sealed)
  changed[20] = (changed[20] ?? 0) ^ 1
  expect(() => unseal(keys, owner, { ...sealedBytes, sealed: changed })).toThrow()
})

test('[WA-05] a newer key encrypts, and the older one still opens what it encrypted', () => {
  const oldBytes = seal(readDocumentKeys('', oldKey), owner, bytes)
  const rotatedKeys = readDocumentKeys('', `${newKey}, ${oldKey}`)
  expect(unseal(rotatedKeys, owner, oldBytes)).toEqual(bytes)
  expect(seal(rotatedKeys, owner, bytes).keyId).not.toBe(oldBytes.keyId)
  expect(() => unseal(readDocumentKeys('', newKey), owner, oldBytes)).toThrow(/document key/)
})

test('[WA-05] the first start makes a key that its owner alone may read, and later starts read the same one', () => {
  const dataDir = folder()
  const [key] = readDocumentKeys(dataDir, undefined)
  expect(statSync(join(dataDir, 'document.key')).mode & 0o777).toBe(0o600)
  expect(readDocumentKeys(dataDir, undefined)).toEqual([key])
})

test('[WA-05] a broken key file refuses the start and stays', () => {
  const dataDir = folder()
  writeFileSync(join(dataDir, 'document.key'), 'half a k')
  expect(() => readDocumentKeys(dataDir, undefined)).toThrow(/64 hex digits/)
})
