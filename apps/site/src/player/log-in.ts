import type { User } from '@fairground/contract/user'
import { queryClient } from '../kernel/query-client.ts'
import { keepToken } from '../kernel/token.ts'
import { keepUser, userQuery } from './user.ts'

let tokenOfHere: string | undefined

/** Whether a token comes from a login on this page, not in another tab. */
export function isFromHere(token: string | undefined): boolean {
  return token !== undefined && token === tokenOfHere
}

/**
 * Starts a session with a login's answer. The same player after a pause keeps the page, and its data reloads; another
 * player starts with nothing of the previous one.
 */
export function startSession(token: string, user: User): void {
  const previousUser: User | undefined = queryClient.getQueryData(userQuery.queryKey)
  if (previousUser && previousUser.userId !== user.userId) queryClient.clear()
  tokenOfHere = token
  keepToken(token)
  keepUser(user)
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== userQuery.queryKey[0] })
}
