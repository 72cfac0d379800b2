import { StartRefused } from '@fairground/embedded-postgres'
import type { Client } from 'pg'
import type { KeySource } from './key-source.ts'
import { createKeyring, type Keyring } from './keyring.ts'
import { probePlace } from './places.ts'

/** The row of `data_key` that says that some rows may be plain; also the `key_id` of bytes that are. */
export const PLAIN = 'plain'

/** A key that some rows of a database may need: its id, and that id as the key has encrypted it. */
export interface NeededKey {
  id: string
  probe: string
}

/** Lists the keys that the rows of a database may need; none before its first start, or before migration 0091. */
export async function listNeededKeys(client: Client): Promise<NeededKey[]> {
  const { rows: tables } = await client.query<{ found: string | null }>("select to_regclass('data_key')::text as found")
  if (!tables[0]?.found) return []
  const { rows } = await client.query<NeededKey>('select id, probe from data_key where id <> $1 order by id', [PLAIN])
  return rows
}

/**
 * Requires the keys of a database or a dump.
 * @param holder what needs the keys, for the message
 * @throws StartRefused when a key is missing or is another one
 */
export function requireKeys(source: KeySource, neededKeys: readonly NeededKey[], holder: string): void {
  if (neededKeys.length === 0) return
  const keyring = source.exists() ? createKeyring(source) : undefined
  const missingIds = neededKeys.filter((key) => !keyring || !canOpen(keyring, key)).map(({ id }) => id)
  if (missingIds.length === 0) return
  throw new StartRefused(
    `The secrets in ${holder} are encrypted with the key ${missingIds.join(', ')}, which ${source.name} does not hold: restore the key file of the server that wrote them, or set DATA_KEYS to its keys.`,
  )
}

function canOpen(keyring: Keyring, { id, probe }: NeededKey): boolean {
  try {
    return keyring.open(probePlace(id), probe) === id
  } catch {
    return false
  }
}
