import { type AnswerOf, fair } from '@fairground/contract'
import { create } from 'zustand'
import { call } from '../../calls/client.ts'
import { queryClient } from '../../kernel/query-client.ts'
import { readStored, store } from '../../kernel/storage/storage.ts'
import { onTokenChange } from '../../kernel/token.ts'
import { keepSeeds } from './seeds.ts'

/** A pair that was rotated away: its seed is open to everybody. */
export type RevealedPair = AnswerOf<typeof fair.rotate>['model']['revealed']

const revealedSchema = fair.rotate.answer.shape.model.shape.revealed
const revealedStore = create<{ lastPair: RevealedPair | undefined }>(() => ({ lastPair: readRevealed() }))

// Another player has another pair.
onTokenChange((token) => token === undefined && revealedStore.setState({ lastPair: undefined }))

/** The pair that this browser has kept; `undefined` where there is none, or none that makes sense. */
function readRevealed(): RevealedPair | undefined {
  try {
    return revealedSchema.safeParse(JSON.parse(readStored('revealedPair') ?? 'null')).data
  } catch {
    return undefined
  }
}

/** The pair that was revealed last in this browser; it is kept until the player logs out. */
export function useRevealedPair(): RevealedPair | undefined {
  return revealedStore((state) => state.lastPair)
}

/**
 * Reveals the server seed in use and starts the next pair. Rounds that are shown ask again, since theirs may be open now.
 * @param clientSeed the player's own text; the one in use stays when it is left out
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
