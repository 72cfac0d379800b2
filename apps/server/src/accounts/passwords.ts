import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { commonPasswords } from './common-passwords.data.ts'
import { createWorkQueues } from './work-queue.ts'

/** OWASP's argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Half the cores stay for play, whatever is thrown at the login; the last of those who wait do so for seconds. Who has an
 * account goes first: a flood of registrations keeps nobody out.
 */
const [forAccounts, forNewcomers] = createWorkQueues({
  atOnce: Math.max(1, Math.floor(availableParallelism() / 2)),
  waiting: 500,
})

/**
 * Hashes a password with argon2id and a salt of its own.
 * @throws CallError unavailable, as `isPassword` does, when too many are being hashed
 */
export function hashPassword(password: string): Promise<string> {
  return forAccounts(() => hash(password, COST))
}

/**
 * The same for an account that is about to be opened: those who have one go first.
 * @throws CallError unavailable
 */
export function hashFirstPassword(password: string): Promise<string> {
  return forNewcomers(() => hash(password, COST))
}

let nobodys: Promise<string> | undefined

/**
 * Whether a password is the one that was hashed. Without a hash, since there is no such account, it does the same work
 * and answers false.
 */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  nobodys ??= hash(randomBytes(16).toString('hex'), COST)
  const wanted = passwordHash ?? (await nobodys)
  const right = await forAccounts(() => verify(wanted, password))
  return right && passwordHash !== undefined
}

/** Whether a password is among the first that anyone would guess: a common one, or the account's own name. */
export function isGuessable(password: string, accountValue: string): boolean {
  const typed = password.toLowerCase()
  return commonPasswords.has(typed) || typed === accountValue || new Set(typed).size === 1
}
