import { randomBytes } from 'node:crypto'
import type { Database } from '../db/database.ts'

/** Digits and letters that nobody takes for one another. Thirty-two: each byte's low five bits name one. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 10

/** A new invite code: ten signs, fifty random bits. */
export function newInviteCode(): string {
  return Array.from(randomBytes(LENGTH), (byte) => SIGNS[byte % SIGNS.length]).join('')
}

/** Whether a text is somebody's invite code, in whatever case. */
export async function isInviteCode(db: Database, text: string): Promise<boolean> {
  const found = await db
    .selectFrom('account')
    .select('id')
    .where('invite_code', '=', text.trim().toUpperCase())
    .executeTakeFirst()
  return found !== undefined
}
