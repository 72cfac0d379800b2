import type { AnswerOf } from '@fairground/contract/call'
import * as fair from '@fairground/contract/calls/fair'
import { create } from 'zustand'
import { call } from '../../calls/client.ts'
import { queryClient } from '../../kernel/query-client.ts'
import { readStored, store } from '../../kernel/storage/storage.ts'
import { onTokenChange } from '../../kernel/token.ts'
import { keepSeeds } from './seeds.ts'

/** A seed pair after its rotation: its seed is public. */
export type RevealedPair = AnswerOf<typeof fair.rotate>['model']['revealed']

const revealedSchema = fair.rotate.answer.shape.model.shape.revealed
const revealedStore = create<{ lastPair: RevealedPair | undefined }>(() => ({ lastPair: readRevealed() }))

// Another player has another pair.
onTokenChange((token) => token === undefined && revealedStore.setState({ lastPair: undefined }))

/** The stored pair; `undefined` where there is none, or a malformed one. */
function readRevealed(): RevealedPair | undefined {
  try {
    return revealedSchema.safeParse(JSON.parse(readStored('revealedPair') ?? 'null')).data
  } catch {
    return undefined
  }
}

/** The pair that this browser revealed last; stored until the player logs out. */
export function useRevealedPair(): RevealedPair | undefined {
  return revealedStore((state) => state.lastPair)
}

/**
 * Reveals the server seed in use and starts the next pair. Rounds on screen load again, since their seed may be public
 * now.
 * @param clientSeed the player's own text; without one the client seed in use stays
 * @throws CallError client_seed_malformed, seeds_in_use
 */
export async function rotateSeeds(clientSeed?: string): Promise<RevealedPair> {
  const { model } = await call(fair.rotate, clientSeed === undefined ? {} : { clientSeed }, { errors: 'ignore' })
  const { revealed: revealedPair, ...seeds } = model
  keepSeeds(seeds)
  revealedStore.setState({ lastPair: revealedPair })
  store('revealedPair', JSON.stringify(revealedPair))
  void queryClient.invalidateQueries({ queryKey: ['round'] })
  return revealedPair
}
