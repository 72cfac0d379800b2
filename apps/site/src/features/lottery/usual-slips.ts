import * as z from 'zod/mini'
import { create } from 'zustand'
import { readStored, store } from '../../kernel/storage/storage.ts'
import type { DraftLine } from './draft.ts'

/** Slips that a player keeps for each lottery, at most. */
export const MOST_USUAL = 3

const slipsSchema = z.record(
  z.string(),
  z.array(z.array(z.object({ market: z.string(), pick: z.string(), stake: z.string() }))),
)
type Slips = z.infer<typeof slipsSchema>

function readSlips(): Slips {
  try {
    return slipsSchema.parse(JSON.parse(readStored('usualSlips') ?? '{}'))
  } catch {
    // Another program has written there.
    return {}
  }
}

const usualStore = create<{ slips: Slips }>(() => ({ slips: readSlips() }))
const NONE: Slips[string] = []

/** The slips that the player keeps for a lottery; this device remembers them. */
export const useUsualSlips = (gameId: string): Slips[string] => usualStore(({ slips }) => slips[gameId] ?? NONE)

function change(gameId: string, next: Slips[string]): void {
  const slips = { ...usualStore.getState().slips, [gameId]: next }
  store('usualSlips', JSON.stringify(slips))
  usualStore.setState({ slips })
}

/** Keeps a slip; the oldest goes when there are too many. */
export function keepUsual(gameId: string, lines: readonly DraftLine[]): void {
  const slip = lines.map(({ market, pick, stake }) => ({ market, pick, stake }))
  change(gameId, [...(usualStore.getState().slips[gameId] ?? []), slip].slice(-MOST_USUAL))
}

/** Forgets a slip. @param index from 0, the oldest first */
export function dropUsual(gameId: string, index: number): void {
  change(
    gameId,
    (usualStore.getState().slips[gameId] ?? []).filter((_, at) => at !== index),
  )
}
