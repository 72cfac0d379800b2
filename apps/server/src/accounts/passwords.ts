import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { commonPasswords } from './common-passwords.data.ts'

/** OWASP's argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes a password with argon2id and a salt of its own. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST)
}

let nobodys: Promise<string> | undefined

/**
 * Whether a password is the one that was hashed. Without a hash, since there is no such account, it does the same work
 * and answers false.
 */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  nobodys ??= hashPassword(randomBytes(16).toString('hex'))
  const right = await verify(passwordHash ?? (await nobodys), password)
  return right && passwordHash !== undefined
}

/** Whether a password is among the first that anyone would guess: a common one, or the account's own name. */
export function isGuessable(password: string, accountValue: string): boolean {
  const typed = password.toLowerCase()
  return commonPasswords.has(typed) || typed === accountValue || new Set(typed).size === 1
}
