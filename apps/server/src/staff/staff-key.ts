import { hash, randomBytes } from 'node:crypto'
import type { Database } from '../db/database.ts'
import { transaction } from '../db/tx.ts'
import { createFreshReader } from '../site/fresh-reader.ts'

/** Tells staff from others. */
export interface StaffDoor {
  /**
   * The name of the key that a text is, eight hex digits; undefined for any other text. A key that was replaced opens for
   * a second more at most.
   */
  findKeyId(given: unknown): Promise<string | undefined>
}

/** A door that opens to the installation's key alone. The database has its digest; digests are looked up, not texts. */
export function createStaffDoor(db: Database): StaffDoor {
  const load = () => db.selectFrom('staff_key').select(['id', 'digest']).where('ended_at', 'is', null).execute()
  const read = createFreshReader(load)
  return {
    async findKeyId(given) {
      if (typeof given !== 'string') return undefined
      const digest = digestOf(given)
      const isIt = (key: { digest: Buffer }) => key.digest.equals(digest)
      // A key that was made a moment ago opens at once.
      return ((await read()).find(isIt) ?? (await load()).find(isIt))?.id
    },
  }
}

/** When the installation's key was made; undefined before the first. */
export async function findStaffKeyDate(db: Database): Promise<Date | undefined> {
  const key = await db.selectFrom('staff_key').select('made_at').where('ended_at', 'is', null).executeTakeFirst()
  return key?.made_at
}

/** Makes a staff key, 64 hex digits, and ends the one before. It is stored as its digest: this is the only time it is seen. */
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
