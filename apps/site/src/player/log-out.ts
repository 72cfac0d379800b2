import * as auth from '@fairground/contract/calls/auth'
import { toast } from '@fairground/ui/toast-store'
import { call } from '../calls/client.ts'
import { translateNow } from '../kernel/language/language.ts'
import { queryClient } from '../kernel/query-client.ts'
import { beginLeaving, dropToken } from '../kernel/token.ts'
import { closePopups } from '../popups/popups.ts'

/** Ends the session on the server, and on this device even if the server does not answer. */
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
