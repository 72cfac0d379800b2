import { hash, randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartRefused } from '@fairground/embedded-postgres'

/** A key of AES-256. */
export interface DocumentKey {
  /** First eight hex digits of its SHA-256; stored beside what it has encrypted. */
  id: string
  bytes: Buffer
}

/** The keys of documents: the first one encrypts, each one decrypts what names it. */
export type DocumentKeys = readonly [DocumentKey, ...DocumentKey[]]

const FILE = 'document.key'
const KEY = /^[0-9a-f]{64}$/

/** Reads the keys when they are needed. */
export type ReadDocumentKeys = () => DocumentKeys

/**
 * Creates the reader of the keys. A server whose disk takes nothing starts all the same: then each use tries again, and fails.
 * @throws StartRefused as `readDocumentKeys`
 */
export function createDocumentKeys(dataDir: string, configuredKeys: string | undefined): ReadDocumentKeys {
  let keys: DocumentKeys | undefined
  const read = () => (keys ??= readDocumentKeys(dataDir, configuredKeys))
  try {
    read()
  } catch (error) {
    if (error instanceof StartRefused) throw error
  }
  return read
}

/**
 * Reads the keys of documents: the configured ones, else those of `DATA_DIR/document.key`, which the first start creates,
 * readable by its owner only. Keys are 64 hex digits, the newest first, separated by commas or lines.
 * @throws StartRefused for a key file that is not of this form: another key would not open the stored documents
 */
export function readDocumentKeys(dataDir: string, configuredKeys: string | undefined): DocumentKeys {
  const texts = (configuredKeys ?? keyFile(dataDir)).split(/[\s,]+/).filter((text) => text !== '')
  if (texts.length === 0 || !texts.every((text) => KEY.test(text)))
    throw new StartRefused(
      `${configuredKeys === undefined ? join(dataDir, FILE) : 'DOCUMENT_KEY'} must hold keys of 64 hex digits. Restore it: documents can only be read with the key that encrypted them.`,
    )
  return texts.map(keyOf) as unknown as DocumentKeys
}

/** Whether a text is a list of keys as `DOCUMENT_KEY` takes it. */
export function areDocumentKeys(text: string): boolean {
  return text.split(',').every((key) => KEY.test(key.trim()))
}

function keyOf(text: string): DocumentKey {
  return { id: hash('sha256', text).slice(0, 8), bytes: Buffer.from(text, 'hex') }
}

/** The text of the key file, which this creates if it is missing. */
function keyFile(dataDir: string): string {
  const file = join(dataDir, FILE)
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error
  }
  mkdirSync(dataDir, { recursive: true })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flush: true })
  try {
    // A link fails when the file exists: the first process creates it, and no process reads it half written.
    linkSync(draft, file)
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readFileSync(file, 'utf8')
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
