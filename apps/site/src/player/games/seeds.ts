import type { SeedPair } from '@fairground/contract/calls/fair'
import * as fair from '@fairground/contract/calls/fair'
import type { BetModel } from '@fairground/contract/round'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../calls/client.ts'
import { queryClient } from '../../kernel/query-client.ts'

/** The player's seed pair in use and the commitment of the next. */
export const seedsQuery = queryOptions({
  queryKey: ['seeds'] as const,
  queryFn: async (): Promise<SeedPair> => (await call(fair.seeds, {}, { errors: 'ignore' })).model,
  staleTime: 60_000,
})

/** Puts the pair of a rotation into the query cache. */
export function keepSeeds(seeds: SeedPair): void {
  queryClient.setQueryData(seedsQuery.queryKey, seeds)
}

/** Counts a bet: the next nonce is one more. Reloads the pair if the bet used one that this page does not know. */
export function countBet({ round }: BetModel): void {
  const knownPair = queryClient.getQueryData(seedsQuery.queryKey)
  if (knownPair?.serverSeedHash !== round.serverSeedHash)
    void queryClient.invalidateQueries({ queryKey: seedsQuery.queryKey })
  else if (round.nonce >= knownPair.nonce) keepSeeds({ ...knownPair, nonce: round.nonce + 1 })
}
