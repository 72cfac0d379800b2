import { hash, randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartRefused } from '@fairground/embedded-postgres'

/** A key of AES-256. */
export interface DataKey {
  /** First eight hex digits of the SHA-256 of its hex text; stored beside what it has encrypted. */
  id: string
  bytes: Buffer
}

/** The keys of an installation: the first one encrypts, each one decrypts what names it. */
export type DataKeys = readonly [DataKey, ...DataKey[]]

/** Where the keys come from. */
export interface KeySource {
  /** The variable or the file, for messages. */
  name: string
  /** Changes whenever the keys do. */
  stamp(): string
  /** Whether there are keys. */
  exists(): boolean
  /** @throws StartRefused for a text that is not a list of keys */
  read(): DataKeys
  /** Makes the first key, unless there is one, if only of documents. @throws when the folder cannot be written */
  make(): void
}

const FILE = 'data.key'
/** The file's name while its key encrypted documents only. */
const EARLIER_FILE = 'document.key'
const KEY = /^[0-9a-f]{64}$/

/** The configured keys, else those of `DATA_DIR/data.key`, which its owner alone can read. */
export function keySource(dataDir: string, configuredKeys: string | undefined): KeySource {
  if (configuredKeys !== undefined) return environmentSource(configuredKeys)
  const file = join(dataDir, FILE)
  return {
    name: file,
    exists: () => existsSync(file),
    read: () => parseKeys(file, readFileSync(file, 'utf8')),
    make() {
      takeEarlierFile(dataDir, file)
      makeFile(dataDir, file)
    },
    stamp() {
      const { ino, mtimeMs, size } = statSync(file)
      return `${ino} ${mtimeMs} ${size}`
    },
  }
}

/** Creates the hex text of a key. */
export function newKeyText(): string {
  return randomBytes(32).toString('hex')
}

/** Puts a new key before those of a key file. The file is replaced as a whole, so that no server reads half of it. */
export function addKey(file: string): void {
  const draft = `${file}.${process.pid}`
  try {
    writeFileSync(draft, `${newKeyText()}\n${readFileSync(file, 'utf8')}`, { mode: 0o600, flush: true })
    renameSync(draft, file)
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Whether a text is a list of keys as `DATA_KEYS` takes it: 64 hex digits each, the newest first, separated by commas. */
export function areDataKeys(text: string): boolean {
  return text.split(',').every((key) => KEY.test(key.trim()))
}

function environmentSource(text: string): KeySource {
  return {
    name: 'DATA_KEYS',
    stamp: () => '',
    exists: () => true,
    read: () => parseKeys('DATA_KEYS', text),
    make: () => undefined,
  }
}

/** Parses keys that are separated by commas or lines. */
function parseKeys(name: string, text: string): DataKeys {
  const keys = text.split(/[\s,]+/).filter((each) => each !== '')
  if (keys.length === 0 || !keys.every((key) => KEY.test(key)))
    throw new StartRefused(
      `${name} must hold keys of 64 hex digits. Restore it: secrets and documents can only be read with the key that encrypted them.`,
    )
  return keys.map(keyOf) as unknown as DataKeys
}

function keyOf(text: string): DataKey {
  return { id: hash('sha256', text).slice(0, 8), bytes: Buffer.from(text, 'hex') }
}

function takeEarlierFile(dataDir: string, file: string): void {
  if (existsSync(file)) return
  try {
    renameSync(join(dataDir, EARLIER_FILE), file)
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error
  }
}

function makeFile(dataDir: string, file: string): void {
  if (existsSync(file)) return
  mkdirSync(dataDir, { recursive: true })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${newKeyText()}\n`, { mode: 0o600, flush: true })
  try {
    // A link fails when the file exists: the first process creates it, and no process reads it half written.
    linkSync(draft, file)
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
