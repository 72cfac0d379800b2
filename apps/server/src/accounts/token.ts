import { hash, randomBytes } from 'node:crypto'

const TOKEN = /^[A-Za-z0-9_-]{43}$/

/** A new opaque token: 32 random bytes in base64url, 43 characters. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What the database keeps of a token, its SHA-256 in hex; `undefined` for a text that cannot be a token. */
export function findTokenHash(token: string): string | undefined {
  return TOKEN.test(token) ? hash('sha256', token, 'hex') : undefined
}
