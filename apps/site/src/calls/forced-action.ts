import { auth, type CallError, type ForcedAction, readForcedAction } from '@fairground/contract'
import { askPlayer } from '../session/questions.ts'
import { type ErrorMode, isShownByCaller } from './reactions.ts'
import { send } from './transport.ts'

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
  const action = readForcedAction(error)
  return action && (() => actions[action.action](action))
}

/** How each forced action is done. */
const actions: {
  [Name in ForcedAction['action']]: (action: Extract<ForcedAction, { action: Name }>) => Promise<boolean>
} = {
  async accept_terms({ version }) {
    if ((await askPlayer({ name: 'terms', version })) !== true) return false
    await send(auth.acceptTerms, { version }, { key: undefined, signal: undefined })
    return true
  },
}
