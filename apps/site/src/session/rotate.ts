import { type AnswerOf, fair } from '@fairground/contract'
import { create } from 'zustand'
import { call } from '../calls/client.ts'
import { queryClient } from './query-client.ts'
import { keepSeeds } from './seeds.ts'

/** A pair that was rotated away: its seed is open to everybody. */
export type RevealedPair = AnswerOf<typeof fair.rotate>['model']['revealed']

const revealedStore = create<{ last: RevealedPair | undefined }>(() => ({ last: undefined }))

/** The pair that was revealed last in this visit. */
export function useRevealedPair(): RevealedPair | undefined {
  return revealedStore((state) => state.last)
}

/**
 * Reveals the server seed in use and starts the next pair. Rounds that are shown ask again, since theirs may be open now.
 * @param clientSeed the player's own text; the server makes one when it is left out
 * @throws CallError client_seed_malformed, seeds_in_use
 */
export async function rotateSeeds(clientSeed?: string): Promise<RevealedPair> {
  const { model } = await call(fair.rotate, clientSeed === undefined ? {} : { clientSeed }, { errors: 'ignore' })
  const { revealed, ...seeds } = model
  keepSeeds(seeds)
  revealedStore.setState({ last: revealed })
  void queryClient.invalidateQueries({ queryKey: ['round'] })
  return revealed
}
