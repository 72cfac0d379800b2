import * as auth from '@fairground/contract/calls/auth'
import type { CallError } from '@fairground/contract/envelope'
import { readForcedAction } from '@fairground/contract/forced-action'
import { isAgeUnknown } from '../kernel/storage/age.ts'
import { findToken } from '../kernel/token.ts'
import { askPlayer } from '../popups/questions.ts'
import { send } from './transport.ts'

/**
 * Performs the action that a refusal forces (ER-06), together with the player.
 * @returns whether to make the call once more
 */
export async function performForced(error: CallError): Promise<boolean> {
  const action = readForcedAction(error)
  if (!action) return false
  return action.action === 'accept_terms' ? await acceptTerms(action.version) : await confirmAge(action.age)
}

async function acceptTerms(version: number): Promise<boolean> {
  if ((await askPlayer({ name: 'terms', version })) !== true) return false
  await send(auth.acceptTerms, { version }, { key: undefined, signal: undefined })
  return true
}

/** Asks for the age only if this device has no answer yet. */
async function confirmAge(age: number): Promise<boolean> {
  if (isAgeUnknown(age) && (await askPlayer({ name: 'confirm-age', age })) !== true) return false
  // A visitor who registers has no account yet: the form sends the age.
  if (findToken() === undefined) return false
  await send(auth.confirmAge, { age }, { key: undefined, signal: undefined })
  return true
}
