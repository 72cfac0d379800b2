import * as auth from '@fairground/contract/calls/auth'
import { CallError } from '@fairground/contract/envelope'
import { errors } from '@fairground/contract/errors.data'
import { call } from '../calls/client.ts'
import { dropToken, keepToken } from '../kernel/token.ts'

let name = ''

/** The name of the logged-in player, as `isStillIn` has read it; empty when that failed. */
export function playersName(): string {
  return name
}

/** Whether the login of this device is still valid; also true when the server cannot be asked. */
export async function isStillIn(): Promise<boolean> {
  try {
    const { user } = await call(auth.userInfo, {}, { errors: 'ignore' })
    name = user.nickname || user.username
    return true
  } catch (error) {
    return !(error instanceof CallError && errors[error.errorName].reaction === 'login')
  }
}

/** Logs in with another token; removes everything of the previous player (SU-09). */
export function changeLogin(token: string): void {
  dropToken()
  keepToken(token)
}
