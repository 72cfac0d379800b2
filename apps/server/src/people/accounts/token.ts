import { hash, randomBytes } from 'node:crypto'

const TOKEN = /^[A-Za-z0-9_-]{43}$/

/** Creates a token: 32 random bytes in base64url, 43 characters. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The SHA-256 of a token in hex, which the database stores; undefined for a text that cannot be a token. */
export function findTokenHash(token: string): string | undefined {
  return TOKEN.test(token) ? hash('sha256', token, 'hex') : undefined
}
