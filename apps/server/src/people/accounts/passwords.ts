import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createWorkQueues } from '../../ground/work/work-queue.ts'
import { commonPasswords } from './common-passwords.data.ts'

/** OWASP's parameters of argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Queues for hashing. They use half the cores, so that play continues under a flood of logins; the last in a full queue
 * waits for seconds. Existing accounts go first, so that a flood of registrations does not block logins.
 */
const [forAccounts, forNewcomers] = createWorkQueues({
  atOnce: Math.max(1, Math.floor(availableParallelism() / 2)),
  waiting: 500,
})

/**
 * Hashes a password with argon2id and a new salt.
 * @throws CallError unavailable when the queue is full, like `isPassword`
 */
export function hashPassword(password: string): Promise<string> {
  return forAccounts(() => hash(password, COST))
}

/**
 * Hashes the password of a new account. Existing accounts go first.
 * @throws CallError unavailable
 */
export function hashFirstPassword(password: string): Promise<string> {
  return forNewcomers(() => hash(password, COST))
}

let dummyHash: Promise<string> | undefined

/**
 * Whether a password matches a hash. Without a hash (an unknown account, or one without a
 * password) it does the same work and returns false.
 */
export async function isPassword(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  dummyHash ??= hash(randomBytes(16).toString('hex'), COST)
  const hashToVerify = passwordHash ?? (await dummyHash)
  const isRight = await forAccounts(() => verify(hashToVerify, password))
  return isRight && passwordHash != null
}

/** Whether a password is easy to guess: a common one, the account's own name, or one repeated character. */
export function isGuessable(password: string, accountValue: string): boolean {
  const lowerCasePassword = password.toLowerCase()
  return (
    commonPasswords.has(lowerCasePassword) ||
    lowerCasePassword === accountValue ||
    new Set(lowerCasePassword).size === 1
  )
}
