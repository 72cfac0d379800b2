import { randomBytes } from 'node:crypto'
import type { Database } from '../db/database.ts'

/** Creates a reader of a secret that all servers on a database use. The first reading creates it. 64 hex digits. */
export function createSecretReader(db: Database, name: string): () => Promise<string> {
  let reading: Promise<string> | undefined
  return () => {
    reading ??= readSecret(db, name).catch((error: unknown) => {
      reading = undefined
      throw error
    })
    return reading
  }
}

async function readSecret(db: Database, name: string): Promise<string> {
  await db
    .insertInto('server_secret')
    .values({ name, secret: randomBytes(32).toString('hex'), created_at: new Date() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const row = await db.selectFrom('server_secret').select('secret').where('name', '=', name).executeTakeFirstOrThrow()
  return row.secret
}
