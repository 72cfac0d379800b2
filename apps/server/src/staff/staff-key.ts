import { hash, timingSafeEqual } from 'node:crypto'
import type { Database } from '../db/database.ts'
import { createSecretReader } from '../live/server-secret.ts'

/** Name of the staff key among the installation's secrets. */
const SECRET_NAME = 'staff'

/** The installation's staff key: 64 hex digits, made when it is first asked for. Whoever has it is staff. */
export function createStaffKeyReader(db: Database): () => Promise<string> {
  return createSecretReader(db, SECRET_NAME)
}

/** Tells staff from others. */
export interface StaffDoor {
  /** Whether a text is the installation's key. */
  isStaff(given: unknown): Promise<boolean>
}

/** A door that opens to the installation's key alone. Digests are compared, in the same time for every wrong key. */
export function createStaffDoor(db: Database): StaffDoor {
  const readKey = createStaffKeyReader(db)
  return {
    async isStaff(given) {
      if (typeof given !== 'string') return false
      return timingSafeEqual(digestOf(given), digestOf(await readKey()))
    },
  }
}

function digestOf(text: string): Buffer {
  return hash('sha256', text, 'buffer')
}
