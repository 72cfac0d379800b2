import { idNow, leastId } from '../../ground/db/id-time.ts'

/** How long an action's key is remembered. A repeat that comes later is a new action. */
export const KEY_LIFE_MS = 31 * 24 * 60 * 60_000

/**
 * The oldest id of which keys count. With it a look-up by key opens the tables of two months, however many there are.
 */
export function oldestKeyId(): string {
  return leastId(idNow() - KEY_LIFE_MS)
}
