import { withClient } from '@fairground/embedded-postgres'
import type { Client } from 'pg'
import { type KeySource, keySource } from './key-source.ts'
import { createKeyring, type Keyring } from './keyring.ts'
import { probePlace } from './places.ts'
import { listNeededKeys, PLAIN, requireKeys } from './require-keys.ts'
import { resealAll } from './reseal.ts'

/** Where the keys are: the folder of the key file, and the keys of the environment, which come first. */
export interface KeySettings {
  dataDir: string
  dataKeys: string | undefined
}

/**
 * Opens the keyring of a database, for each start. The first start of a database makes the key. Rows that an earlier release
 * left plain are encrypted before anything reads them.
 * @throws StartRefused when a key is missing or wrong, so that no server reads the half of its secrets
 */
export async function openKeyring(url: string, { dataDir, dataKeys }: KeySettings): Promise<Keyring> {
  const source = keySource(dataDir, dataKeys)
  const { keyring, hasPlainRows } = await withClient(url, (client) => agree(client, source))
  if (hasPlainRows) {
    await resealAll(url, keyring)
    await withClient(url, (client) => client.query('delete from data_key where id = $1', [PLAIN]))
  }
  return keyring
}

/** Checks the keys by the database, and notes the newest one. Of two first servers, the second one sees the key of the first. */
async function agree(client: Client, source: KeySource): Promise<{ keyring: Keyring; hasPlainRows: boolean }> {
  await client.query('begin')
  await client.query('lock table data_key in share row exclusive mode')
  const neededKeys = await listNeededKeys(client)
  if (neededKeys.length === 0 && !source.exists()) source.make()
  requireKeys(source, neededKeys, 'the database')
  const keyring = createKeyring(source)
  const [newestId = ''] = keyring.listKeyIds()
  await client.query('insert into data_key (id, probe) values ($1, $2) on conflict do nothing', [
    newestId,
    keyring.seal(probePlace(newestId), newestId),
  ])
  const { rows } = await client.query('select 1 from data_key where id = $1', [PLAIN])
  await client.query('commit')
  return { keyring, hasPlainRows: rows.length > 0 }
}
