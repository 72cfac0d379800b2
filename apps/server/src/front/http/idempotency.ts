import { hash, randomUUIDv7 } from 'node:crypto'
import { CallError } from '@fairground/contract/envelope'

/** Visible ASCII. */
const KEY = /^[\x21-\x7e]{1,64}$/

/**
 * The key of a money action: the caller's, with a prefix that no key of the server has; or a new key of the server.
 * @param header the `Idempotency-Key` header
 * @param fields the request; its `model.requestId` replaces a missing header
 * @throws CallError invalid_request for a key that is not 1 to 64 visible characters
 */
export function readKey(header: string | string[] | undefined, fields: unknown): string {
  const callerKey = header ?? requestIdOf(fields)
  if (callerKey === undefined) return `server:${randomUUIDv7()}`
  if (typeof callerKey === 'string' && KEY.test(callerKey)) return `client:${callerKey}`
  throw new CallError('invalid_request', undefined, [
    { path: header === undefined ? 'model.requestId' : 'Idempotency-Key', message: '1 to 64 visible characters' },
  ])
}

/**
 * SHA-256 of a call and its request, hex, independent of the order of fields. The same key with another hash is another
 * request.
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
