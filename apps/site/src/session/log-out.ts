import { auth } from '@fairground/contract'
import { toast } from '@fairground/ui'
import { call } from '../calls/client.ts'
import { translateNow } from './language.ts'
import { closePopups } from './popups.ts'
import { queryClient } from './query-client.ts'
import { beginLeaving, dropToken } from './token.ts'

/** Ends the session on the server, and here even if the server does not answer. */
export async function logOut(): Promise<void> {
  beginLeaving()
  try {
    await call(auth.logout, {}, { errors: 'ignore' })
  } catch (error) {
    console.info('logged out on this device only', error)
  }
  dropToken()
  closePopups()
  queryClient.clear()
  toast(translateNow('shell.loggedOut'), { kind: 'notice' })
}
