import { StartRefused, withClient } from '@fairground/embedded-postgres'
import { addKey, keySource, newKeyText } from './key-source.ts'
import { type KeySettings, openKeyring } from './open-keyring.ts'
import { PLAIN } from './require-keys.ts'
import { resealAll } from './reseal.ts'

/** Where the keys are, and the operator's own PostgreSQL, if any. */
export interface RotationSettings extends KeySettings {
  databaseUrl: string | undefined
}

/** A rotation so far. */
export interface Rotation {
  newestId: string
  /** The keys that were in use before. They still decrypt. */
  olderIds: readonly string[]
  /** Values that were encrypted again. */
  written: number
}

/**
 * Makes a new key and encrypts everything with it, while servers run. Keys of the environment are made by the operator, since no
 * command can give them to the servers.
 * @throws StartRefused with the next step of the operator when a server could not read what the new key encrypts
 */
export async function rotateKeys(url: string, settings: RotationSettings): Promise<Rotation> {
  const { listKeyIds, sourceName } = await openKeyring(url, settings)
  if (settings.dataKeys !== undefined) {
    if (listKeyIds().length > 1) return encryptAgain(url, settings)
    throw new StartRefused(
      `DATA_KEYS has one key. Put a new one behind it, separated by a comma, and restart each server; then put it first, restart each server, and run this again. A new key: ${newKeyText()}`,
    )
  }
  if (settings.databaseUrl !== undefined)
    throw new StartRefused(
      `Other servers on DATABASE_URL cannot read a new key in ${sourceName}: move its keys to DATA_KEYS of each server, restart each, and run this again.`,
    )
  addKey(keySource(settings.dataDir, undefined).name)
  return encryptAgain(url, settings)
}

/**
 * Ends a rotation: encrypts what a server has still written with an older key meanwhile. From then on no start needs the older
 * keys.
 */
export async function finishRotation(url: string, settings: KeySettings): Promise<Rotation> {
  const rotation = await encryptAgain(url, settings)
  await withClient(url, (client) =>
    client.query('delete from data_key where id <> all ($1)', [[rotation.newestId, PLAIN]]),
  )
  return rotation
}

async function encryptAgain(url: string, settings: KeySettings): Promise<Rotation> {
  const keyring = await openKeyring(url, settings)
  const [newestId = '', ...olderIds] = keyring.listKeyIds()
  return { newestId, olderIds, written: await resealAll(url, keyring) }
}
