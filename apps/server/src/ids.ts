import { randomFillSync } from 'node:crypto'

/** Random bytes for the next ids, drawn in one go: one system call for a few hundred ids. */
const pool = Buffer.alloc(4096)
let used = pool.length

/**
 * A new UUIDv7 (RFC 9562): 48 bits of milliseconds, then 74 random bits; lower case.
 * Ids of one millisecond have no order among themselves.
 * @param atMs milliseconds since 1970
 */
export function newId(atMs: number = Date.now()): string {
  if (used + 10 > pool.length) {
    randomFillSync(pool)
    used = 0
  }
  const time = atMs.toString(16).padStart(12, '0')
  const random = pool.toString('hex', used, used + 10)
  const variant = ((pool[used + 2] ?? 0) & 0x3f) | 0x80
  used += 10
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(0, 3)}-${variant.toString(16)}${random.slice(6, 8)}-${random.slice(8)}`
}
