import { hash, randomBytes } from 'node:crypto'
import { type Permission, permissionsOf } from '@fairground/contract/permissions'
import type { Database } from '../../ground/db/database.ts'
import { type Tx, transaction } from '../../ground/db/tx.ts'
import { createFreshReader } from '../../ground/work/fresh-reader.ts'

/** A staff key. */
export interface StaffKey {
  /** Eight hex digits. */
  id: string
  /** The person whose key it is. */
  name: string
  may: readonly Permission[]
}

/** Identifies staff. */
export interface StaffDoor {
  /** Finds a key; undefined for a wrong one. A replaced key works for at most a second more. */
  findKey(key: unknown): Promise<StaffKey | undefined>
  /** Whether a key was right when the keys were last read, by memory alone: it may have ended since. */
  mayBeRight(key: unknown): boolean
  /** Reads the keys, so that right ones are known from the start. */
  readKeys(): Promise<unknown>
}

/** Creates the check of the installation's key. The database has only its digest, and the check compares digests. */
export function createStaffDoor(db: Database): StaffDoor {
  let lastKeys: (StaffKey & { digest: Buffer })[] = []
  const load = async () => {
    const rows = await db
      .selectFrom('staff_key')
      .select(['id', 'name', 'digest', 'may'])
      .where('ended_at', 'is', null)
      .execute()
    lastKeys = rows.map((row) => ({ ...row, may: permissionsOf(row.may) }))
    return lastKeys
  }
  const readKeys = createFreshReader(load)
  return {
    async findKey(text) {
      if (!isKey(text)) return undefined
      const isIt = keyMatcher(text)
      // The second reading finds a key that was just created.
      return (await readKeys()).find(isIt) ?? (await load()).find(isIt)
    },
    mayBeRight: (text) => isKey(text) && lastKeys.some(keyMatcher(text)),
    readKeys,
  }
}

function isKey(text: unknown): text is string {
  return typeof text === 'string' && /^[0-9a-f]{64}$/.test(text)
}

function keyMatcher(text: string): (key: { digest: Buffer }) => boolean {
  const digest = digestOf(text)
  return (key) => key.digest.equals(digest)
}

/** The name of the key that a new installation gets. */
export const OWNER = 'owner'

/** The creation time of a person's key; undefined before the first. */
export async function findStaffKeyDate(db: Database, name = OWNER): Promise<Date | undefined> {
  const key = await db
    .selectFrom('staff_key')
    .select('made_at')
    .where('name', '=', name)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return key?.made_at
}

/**
 * Creates a person's staff key, 64 hex digits, and ends that person's previous one. Each person has an own key, so that two can
 * approve what needs two. The database stores its digest only.
 * @param scopes areas and permissions that the key is for; by default those of the previous key, and everything for a first one
 */
export function newStaffKey(db: Database, at: Date, name = OWNER, scopes?: readonly string[]): Promise<string> {
  const key = randomBytes(32).toString('hex')
  const digest = digestOf(key)
  return transaction(db, async (tx) => {
    const [previous] = await endKeys(tx, name, at)
    const may = scopes ? [...scopes] : (previous?.may ?? null)
    await tx
      .insertInto('staff_key')
      .values({ id: digest.toString('hex').slice(0, 8), name, digest, made_at: at, ended_at: null, may })
      .execute()
    return key
  })
}

/** The persons of all keys, those that have ended too, by the ids of the keys. */
export function listStaff(db: Database): Promise<{ id: string; name: string }[]> {
  return db.selectFrom('staff_key').select(['id', 'name']).orderBy('made_at').execute()
}

/** Whether two keys are of one person, who may have got a new key in between. @param one, other ids of keys */
export async function isSamePerson(db: Database | Tx, one: string, other: string): Promise<boolean> {
  if (one === other) return true
  const rows = await db.selectFrom('staff_key').select('name').distinct().where('id', 'in', [one, other]).execute()
  return rows.length < 2
}

/** Ends a person's key. @returns false when the person has none */
export async function endStaffKey(db: Database, at: Date, name: string): Promise<boolean> {
  return (await endKeys(db, name, at)).length > 0
}

function endKeys(db: Database | Tx, name: string, at: Date): Promise<{ may: string[] | null }[]> {
  return db
    .updateTable('staff_key')
    .set({ ended_at: at })
    .where('name', '=', name)
    .where('ended_at', 'is', null)
    .returning('may')
    .execute()
}

function digestOf(text: string): Buffer {
  return hash('sha256', text, 'buffer')
}
