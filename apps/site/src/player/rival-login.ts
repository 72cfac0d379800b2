import { auth, CallError, errors } from '@fairground/contract'
import { call } from '../calls/client.ts'
import { dropToken, keepToken } from '../kernel/token.ts'

let name = ''

/** The name of the player who is logged in, as `isStillIn` has found it; empty where it could not. */
export function playersName(): string {
  return name
}

/** Whether the login of this device still holds; one that cannot be asked for counts as one. */
export async function isStillIn(): Promise<boolean> {
  try {
    const { user } = await call(auth.userInfo, {}, { errors: 'ignore' })
    name = user.nickname || user.username
    return true
  } catch (error) {
    return !(error instanceof CallError && errors[error.errorName].reaction === 'login')
  }
}

/** Logs in with another token; who was logged in before leaves nothing behind (SU-09). */
export function changeLogin(token: string): void {
  dropToken()
  keepToken(token)
}
