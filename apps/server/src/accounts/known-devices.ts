import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Tx } from '../db/tx.ts'

/** So many devices are known of an account, those that have logged in last. Each may guess five times by itself. */
const MOST_KNOWN = 10
/** A longer name of a browser is none of ours. */
const LONGEST_BROWSER_ID = 128

/** The browser's name of itself, of the header `BFID`; undefined for none and for one that is too long. */
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

/** Notes that a device has logged in to an account, and forgets those beyond the most that are known. */
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

/** The account stands in it, so that one browser's rows of two accounts have nothing in common. */
function deviceHash(accountId: string, browserId: string): Buffer {
  return hash('sha256', `device ${accountId} ${browserId}`, 'buffer')
}
