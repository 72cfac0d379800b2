import { auth, type CallError, readForcedAction } from '@fairground/contract'
import { isAgeUnknown } from '../kernel/storage/age.ts'
import { findToken } from '../kernel/token.ts'
import { askPlayer } from '../popups/questions.ts'
import { send } from './transport.ts'

/** Does what a refusal forces (ER-06), with the player; says whether the call may be made once more. */
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

/** What was said on this device before is not asked again. */
async function confirmAge(age: number): Promise<boolean> {
  if (isAgeUnknown(age) && (await askPlayer({ name: 'confirm-age', age })) !== true) return false
  // Who registers has no account yet to confirm it for: the form brings it along.
  if (findToken() === undefined) return false
  await send(auth.confirmAge, { age }, { key: undefined, signal: undefined })
  return true
}
