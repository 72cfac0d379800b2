import * as promotion from '@fairground/contract/calls/promotion'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../calls/client.ts'
import { useLoggedIn } from '../../kernel/token.ts'

/** How many granted spins the player has left; 0 where the jurisdiction does not allow them. */
export const spinsLeftQuery = queryOptions({
  queryKey: ['free-spins', 'left'] as const,
  queryFn: async () => {
    const { left, allowed } = (await call(promotion.freeSpins, {}, { errors: 'ignore' })).model
    return allowed ? left : 0
  },
})

/** The same for a component; undefined for a visitor, and until the server has answered. */
export function useSpinsLeft(): number | undefined {
  const loggedIn = useLoggedIn()
  const { data } = useQuery({ ...spinsLeftQuery, enabled: loggedIn })
  return loggedIn ? data : undefined
}
