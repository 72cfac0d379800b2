import { randomUUIDv7 } from 'node:crypto'
import type { Database } from '../../ground/db/database.ts'

/** A line of the log of staff actions. */
export interface StaffLine {
  /** Of the line of a change's end: the id of the line of its beginning. */
  of?: string
  at: Date
  /** Id of the staff key. */
  keyId: string
  address: string
  call: string
  /** `success` or the refusal's name; absent: the change has begun. */
  outcome?: string
  /** JSON texts. */
  before?: string | null
  after?: string | null
}

/** Adds a line to the log of staff actions. @returns its id */
export async function writeStaffLine(db: Database, line: StaffLine): Promise<string> {
  const { of = null, at, keyId, address, call, outcome = null, before = null, after = null } = line
  const id = randomUUIDv7()
  await db
    .insertInto('staff_action')
    .values({ id, of_id: of, at, key_id: keyId, address, call, outcome, before, after })
    .execute()
  return id
}
