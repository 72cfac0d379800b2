import type { User } from '@fairground/contract/user'
import { queryClient } from '../kernel/query-client.ts'
import { userQuery } from './user.ts'

/** The first part of the keys of queries that hold nothing of a wallet. */
const OF_NO_WALLET: readonly unknown[] = [userQuery.queryKey[0], 'page', 'theme', 'notices', 'my-games']

/**
 * Watches the player's currency from now on. When it changes, here or on another device, everything that screens show of the former
 * wallet is dropped and loaded anew, in the same frame: no amount ever stands beside another currency's symbol.
 */
export function watchCurrency(): void {
  let lastUser: User | undefined = queryClient.getQueryData(userQuery.queryKey)
  queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] !== userQuery.queryKey[0]) return
    const user: User | undefined = queryClient.getQueryData(userQuery.queryKey)
    const hasChanged = user && lastUser?.userId === user.userId && lastUser.currencyId !== user.currencyId
    lastUser = user
    if (hasChanged) void queryClient.resetQueries({ predicate: (each) => !OF_NO_WALLET.includes(each.queryKey[0]) })
  })
}
