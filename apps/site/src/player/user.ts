import * as auth from '@fairground/contract/calls/auth'
import type { User } from '@fairground/contract/user'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../calls/client.ts'
import { queryClient } from '../kernel/query-client.ts'
import { useLoggedIn } from '../kernel/token.ts'
import { mergeUser } from './balance.ts'
import { findStartup } from './startup.ts'

let fetchUser = async (): Promise<User> => (await call(auth.userInfo, {})).user

/** Sets another source of the user than the account's own call. */
export function answerUserBy(fetch: () => Promise<User>): void {
  fetchUser = fetch
}

/** The one query that holds the user; live messages change it in `live/apply.ts`. */
export const userQuery = queryOptions({
  queryKey: ['user'] as const,
  queryFn: async () => raiseLevel(await fetchUser()),
  structuralSharing: (knownUser, fetchedUser) => mergeUser(knownUser as User | undefined, fetchedUser as User),
  staleTime: 60_000,
  // A break ends on a page that stands open, too.
  refetchInterval({ state: { data } }): number | false {
    return (data as User | undefined)?.pause ? 60_000 : false
  },
})

/**
 * Raises the level by one: levels count from 0 on the wire and from 1 for players, unless the operator switches that
 * off (AU-02).
 */
function raiseLevel(user: User): User {
  if (findStartup()?.disableVipPlus) return user
  return { ...user, vipLevel: { level: user.vipLevel.level + 1 } }
}

/** The logged-in user; `undefined` while logged out or not yet known. */
export function useUser(): User | undefined {
  const loggedIn = useLoggedIn()
  const { data } = useQuery({ ...userQuery, enabled: loggedIn })
  return loggedIn ? data : undefined
}

/** Reloads the user. */
export function reloadUser(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: userQuery.queryKey })
}

/** Puts the user of a login's answer into the query cache. */
export function keepUser(user: User): void {
  queryClient.setQueryData(userQuery.queryKey, raiseLevel(user))
}
