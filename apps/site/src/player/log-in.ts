import type { User } from '@fairground/contract'
import { queryClient } from '../kernel/query-client.ts'
import { keepToken } from '../kernel/token.ts'
import { keepUser, userQuery } from './user.ts'

/**
 * Goes on with a login's answer: the same player after a pause finds the page as it was and gets it brought up to date;
 * another player starts with nothing of the one before.
 */
export function startSession(token: string, user: User): void {
  const previousUser: User | undefined = queryClient.getQueryData(userQuery.queryKey)
  if (previousUser && previousUser.userId !== user.userId) queryClient.clear()
  keepToken(token)
  keepUser(user)
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== userQuery.queryKey[0] })
}
