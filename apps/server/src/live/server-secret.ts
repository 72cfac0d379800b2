import { randomBytes } from 'node:crypto'
import type { Database } from '../db/database.ts'

/** A secret that all servers on a database share; the first to ask makes it. 64 hex digits. */
export function createSecretReader(db: Database, name: string): () => Promise<string> {
  let reading: Promise<string> | undefined
  return () => {
    reading ??= read(db, name).catch((error: unknown) => {
      reading = undefined
      throw error
    })
    return reading
  }
}

async function read(db: Database, name: string): Promise<string> {
  await db
    .insertInto('server_secret')
    .values({ name, secret: randomBytes(32).toString('hex'), created_at: new Date() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const row = await db.selectFrom('server_secret').select('secret').where('name', '=', name).executeTakeFirstOrThrow()
  return row.secret
}
