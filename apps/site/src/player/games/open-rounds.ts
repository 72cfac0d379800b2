import * as game from '@fairground/contract/calls/game'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../calls/client.ts'

/** The player's unfinished rounds, of all wallets and on any device. Live bet messages refresh them. */
export const openRoundsQuery = queryOptions({
  queryKey: ['open'] as const,
  queryFn: async () => (await call(game.open, {}, { errors: 'ignore' })).list,
})
