import type { CallError } from '@fairground/contract'
import { loadChunk } from '../kernel/chunks/load-chunk.ts'
import { askPlayer } from '../popups/questions.ts'
import { type ErrorMode, isShownByCaller } from './reactions.ts'

/** Does something about a refusal, with the player; says whether the call may be made once more. */
type WayOut = () => Promise<boolean>

/**
 * What can be done about a refusal before the call is made once more: the action that it forces (ER-06), or a code of
 * the player's authenticator app, which the popup proves by itself (ER-07).
 * @returns `undefined` where there is nothing to do, or the caller does it
 */
export function findWayOut(error: CallError, mode: ErrorMode): WayOut | undefined {
  if (isShownByCaller(error, mode)) return undefined
  if (error.errorName === 'authenticator_needed')
    return async () => (await askPlayer({ name: 'authenticator', purpose: 'challenge' })) === true
  if (error.errorName === 'forced_action')
    return async () => (await loadChunk(() => import('./perform-forced.ts'))).performForced(error)
  return undefined
}
