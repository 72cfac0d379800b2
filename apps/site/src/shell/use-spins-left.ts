import { promotion } from '@fairground/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../calls/client.ts'
import { useLoggedIn } from '../session/token.ts'

/** How many granted spins the player has; undefined for a visitor, and until the server has said it. */
export function useSpinsLeft(): number | undefined {
  const loggedIn = useLoggedIn()
  const { data } = useQuery({
    queryKey: ['free-spins', 'left'],
    queryFn: async () => (await call(promotion.freeSpins, {}, { errors: 'ignore' })).model.left,
    enabled: loggedIn,
  })
  return loggedIn ? data : undefined
}
