import { hash, randomBytes } from 'node:crypto'
import type { Database } from '../db/database.ts'
import { transaction } from '../db/tx.ts'
import { createFreshReader } from '../site/fresh-reader.ts'

/** Identifies staff. */
export interface StaffDoor {
  /**
   * Finds the id of a key, eight hex digits; undefined for a wrong key. A replaced key works for at most a second more.
   */
  findKeyId(key: unknown): Promise<string | undefined>
}

/** Creates the check of the installation's key. The database has only its digest, and the check compares digests. */
export function createStaffDoor(db: Database): StaffDoor {
  const load = () => db.selectFrom('staff_key').select(['id', 'digest']).where('ended_at', 'is', null).execute()
  const readKeys = createFreshReader(load)
  return {
    async findKeyId(text) {
      if (typeof text !== 'string') return undefined
      const digest = digestOf(text)
      const isIt = (key: { digest: Buffer }) => key.digest.equals(digest)
      // The second reading finds a key that was just created.
      return ((await readKeys()).find(isIt) ?? (await load()).find(isIt))?.id
    },
  }
}

/** The creation time of the installation's key; undefined before the first. */
export async function findStaffKeyDate(db: Database): Promise<Date | undefined> {
  const key = await db.selectFrom('staff_key').select('made_at').where('ended_at', 'is', null).executeTakeFirst()
  return key?.made_at
}

/** Creates a staff key, 64 hex digits, and ends the previous one. The database stores its digest only. */
export function newStaffKey(db: Database, at: Date): Promise<string> {
  const key = randomBytes(32).toString('hex')
  const digest = digestOf(key)
  return transaction(db, async (tx) => {
    await tx.updateTable('staff_key').set({ ended_at: at }).where('ended_at', 'is', null).execute()
    await tx
      .insertInto('staff_key')
      .values({ id: digest.toString('hex').slice(0, 8), digest, made_at: at, ended_at: null })
      .execute()
    return key
  })
}

function digestOf(text: string): Buffer {
  return hash('sha256', text, 'buffer')
}
