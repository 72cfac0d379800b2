import { hash, randomUUIDv7 } from 'node:crypto'
import { CallError } from '@fairground/contract'

/** Visible ASCII. */
const KEY = /^[\x21-\x7e]{1,64}$/

/**
 * The key of a money action: the caller's, marked as such so that it can never meet a key that the server chose, or
 * else a new one.
 * @param header the `Idempotency-Key` header
 * @param fields the request, where `model.requestId` may stand in for the header
 * @throws CallError invalid_request for a key that is not 1 to 64 visible characters
 */
export function readKey(header: string | string[] | undefined, fields: unknown): string {
  const given = header ?? requestIdOf(fields)
  if (given === undefined) return `server:${randomUUIDv7()}`
  if (typeof given === 'string' && KEY.test(given)) return `client:${given}`
  throw new CallError('invalid_request', undefined, [
    { path: header === undefined ? 'model.requestId' : 'Idempotency-Key', message: '1 to 64 visible characters' },
  ])
}

/**
 * SHA-256 of a call and its request, hex: the same for the same fields in any order. A key that comes back with another
 * hash was used for something else.
 */
export function hashRequest(callName: string, fields: unknown): string {
  return hash('sha256', `${callName}\n${canonical(fields)}`, 'hex')
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => {
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner
    return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
  })
}

function requestIdOf(fields: unknown): string | undefined {
  if (typeof fields !== 'object' || fields === null || !('model' in fields)) return undefined
  const { model } = fields
  if (typeof model !== 'object' || model === null || !('requestId' in model)) return undefined
  return typeof model.requestId === 'string' ? model.requestId : undefined
}
