import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../ground/db/database.ts'
import type { Tx } from '../../ground/db/tx.ts'

/** Most known devices of an account, the latest logins. The limit of wrong guesses counts each separately. */
const MOST_KNOWN = 10
/** Longest valid id of a browser. */
const LONGEST_BROWSER_ID = 128

/** Reads the browser's id from the header `BFID`; undefined when it is missing or too long. */
export function browserIdOf(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && header !== '' && header.length <= LONGEST_BROWSER_ID ? header : undefined
}

/** Whether a device has logged in to an account before. */
export async function isKnownDevice(db: Database, accountId: string, browserId: string): Promise<boolean> {
  const row = await db
    .selectFrom('known_device')
    .select('used_at')
    .where('account_id', '=', accountId)
    .where('device_hash', '=', deviceHash(accountId, browserId))
    .executeTakeFirst()
  return row !== undefined
}

/** Stores that a device has logged in to an account, and deletes the oldest devices above MOST_KNOWN. */
export async function noteDevice(tx: Tx, accountId: string, browserId: string, at: Date): Promise<void> {
  await tx
    .insertInto('known_device')
    .values({ account_id: accountId, device_hash: deviceHash(accountId, browserId), used_at: at })
    .onConflict((conflict) => conflict.columns(['account_id', 'device_hash']).doUpdateSet({ used_at: at }))
    .execute()
  await sql`
    delete from known_device where account_id = ${accountId} and device_hash in (
      select device_hash from known_device where account_id = ${accountId}
      order by used_at desc, device_hash offset ${MOST_KNOWN})
  `.execute(tx)
}

/** Hashes a device. The hash includes the account, so the rows of one browser in two accounts are unrelated. */
function deviceHash(accountId: string, browserId: string): Buffer {
  return hash('sha256', `device ${accountId} ${browserId}`, 'buffer')
}
