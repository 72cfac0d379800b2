import * as autoplay from '@fairground/contract/calls/autoplay'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../calls/client.ts'

/** The player's open run in a game with the server's counts; null if there is none. */
export const runQuery = (gameId: string) =>
  queryOptions({
    queryKey: ['autoplay', gameId] as const,
    queryFn: async () => (await call(autoplay.find, { gameId }, { errors: 'ignore' })).model ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  })
