import { randomBytes } from 'node:crypto'
import type { Database } from '../../ground/db/database.ts'

/** 32 digits and letters that are hard to confuse: the low five bits of a byte select one. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 10

/** Creates an invite code: ten signs, fifty random bits. */
export function newInviteCode(): string {
  return Array.from(randomBytes(LENGTH), (byte) => SIGNS[byte % SIGNS.length]).join('')
}

/** Whether a text is an account's invite code, in upper or lower case. */
export async function isInviteCode(db: Database, text: string): Promise<boolean> {
  const account = await db
    .selectFrom('account')
    .select('id')
    .where('invite_code', '=', text.trim().toUpperCase())
    .executeTakeFirst()
  return account !== undefined
}
