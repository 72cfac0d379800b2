import { type BetModel, fair, type SeedPair } from '@fairground/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../calls/client.ts'
import { queryClient } from '../../kernel/query-client.ts'

/** The player's seed pair in use and the commitment of the next. */
export const seedsQuery = queryOptions({
  queryKey: ['seeds'] as const,
  queryFn: async (): Promise<SeedPair> => (await call(fair.seeds, {}, { errors: 'ignore' })).model,
  staleTime: 60_000,
})

/** Puts the pair of a rotation where everybody looks. */
export function keepSeeds(seeds: SeedPair): void {
  queryClient.setQueryData(seedsQuery.queryKey, seeds)
}

/** A bet has used its nonce: the next one is one more. A bet of a pair that is not known here asks for the pair anew. */
export function countBet({ round }: BetModel): void {
  const knownPair = queryClient.getQueryData(seedsQuery.queryKey)
  if (knownPair?.serverSeedHash !== round.serverSeedHash)
    void queryClient.invalidateQueries({ queryKey: seedsQuery.queryKey })
  else if (round.nonce >= knownPair.nonce) keepSeeds({ ...knownPair, nonce: round.nonce + 1 })
}
