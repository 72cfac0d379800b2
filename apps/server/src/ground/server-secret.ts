import { randomBytes } from 'node:crypto'
import type { Database } from './db/database.ts'
import type { Keyring } from './secrets/keyring.ts'
import { placeOf } from './secrets/places.ts'

/** What reads and writes a secret. */
interface SecretParts {
  db: Database
  keyring: Keyring
}

/** Creates a reader of a secret that all servers on a database use. The first reading creates it. 64 hex digits. */
export function createSecretReader(parts: SecretParts, name: string): () => Promise<string> {
  let reading: Promise<string> | undefined
  return () => {
    reading ??= readSecret(parts, name).catch((error: unknown) => {
      reading = undefined
      throw error
    })
    return reading
  }
}

async function readSecret({ db, keyring }: SecretParts, name: string): Promise<string> {
  const place = placeOf('serverSecret', { name })
  await db
    .insertInto('server_secret')
    .values({ name, secret: keyring.seal(place, randomBytes(32).toString('hex')), created_at: new Date() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const row = await db.selectFrom('server_secret').select('secret').where('name', '=', name).executeTakeFirstOrThrow()
  return keyring.open(place, row.secret)
}
