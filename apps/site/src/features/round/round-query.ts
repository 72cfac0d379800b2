import { game, type RoundPage } from '@fairground/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../calls/client.ts'

/** How often a flight that goes on is asked for its proof, in ms. */
const AGAIN_MS = 2500

/**
 * A round with its proof and its money lines. Live bet messages and a rotation refresh it; nobody tells a bet that is
 * over already when its flight ends, so that is asked for.
 */
export const roundQuery = (id: string) =>
  queryOptions({
    queryKey: ['round', id] as const,
    queryFn: async (): Promise<RoundPage> => (await call(game.round, { id }, { errors: 'ignore' })).model,
    refetchInterval: ({ state }) => (state.data && isFlying(state.data) ? AGAIN_MS : false),
  })

/** Whether the flight that a bet is in goes on. */
function isFlying({ shared, result }: RoundPage): boolean {
  return shared !== undefined && shared.seed === undefined && shared.void !== true && result !== 'CANCELLED'
}
