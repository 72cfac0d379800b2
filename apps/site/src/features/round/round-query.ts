import { game, type RoundPage } from '@fairground/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../calls/client.ts'

/** A round with its proof and its money lines. Live bet messages and a rotation refresh it. */
export const roundQuery = (id: string) =>
  queryOptions({
    queryKey: ['round', id] as const,
    queryFn: async (): Promise<RoundPage> => (await call(game.round, { id }, { errors: 'ignore' })).model,
  })
