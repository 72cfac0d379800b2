import type { CallError } from '@fairground/contract/envelope'
import { loadChunk } from '../kernel/chunks/load-chunk.ts'
import { askPlayer } from '../popups/questions.ts'
import { type ErrorMode, isShownByCaller } from './reactions.ts'

/** Resolves a refusal together with the player; the result says whether to make the call once more. */
type WayOut = () => Promise<boolean>

/**
 * How the player can resolve a refusal before the call is made once more: by the action that it forces (ER-06), or by a
 * code of the authenticator app or by SMS or e-mail, which the popup sends to the server itself (ER-07).
 * @returns `undefined` where there is nothing to do, or where the caller does it
 */
export function findWayOut(error: CallError, mode: ErrorMode): WayOut | undefined {
  if (isShownByCaller(error, mode)) return undefined
  if (error.errorName === 'authenticator_needed')
    return async () => (await askPlayer({ name: 'authenticator', purpose: 'challenge', params: error.params })) === true
  if (error.errorName === 'forced_action')
    return async () => (await loadChunk(() => import('./perform-forced-action.ts'))).performForced(error)
  return undefined
}
