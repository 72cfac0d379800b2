import { game } from '@fairground/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../calls/client.ts'
import { useLoggedIn } from './token.ts'

/** The player's unfinished rounds, on any device. Live bet messages refresh it. */
export const openRoundsQuery = queryOptions({
  queryKey: ['open'] as const,
  queryFn: async () => (await call(game.open, {}, { errors: 'ignore' })).list,
})

/** The unfinished rounds; empty while logged out or not yet known. */
export function useOpenRounds() {
  const { data = [] } = useQuery({ ...openRoundsQuery, enabled: useLoggedIn() })
  return data
}
