import { hash } from 'node:crypto'
import type { Database } from '../../ground/db/database.ts'

/** The key of a content: the first 32 hex digits of its SHA-256. */
export function keyOf(content: object): string {
  return hash('sha256', JSON.stringify(content), 'hex').slice(0, 32)
}

/** Publishes a content under its key for ever. Publishing it again changes nothing. */
export async function publish(db: Database, key: string, content: object, atMs: number): Promise<void> {
  await db
    .insertInto('published')
    .values({ key, content: JSON.stringify(content), at: new Date(atMs) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
}

/** Finds the content of a key; undefined for an unknown key. */
export async function findPublished(db: Database, key: string): Promise<unknown> {
  const row = await db.selectFrom('published').select('content').where('key', '=', key).executeTakeFirst()
  return row?.content
}
