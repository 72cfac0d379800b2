import type { BetModel } from '@fairground/contract'
import { finishHeld } from '../held-wins.ts'

/** A win counts up for a moment; then it leaves the hold. */
const SHOWN_MS = 700

/** Moves a win out of its hold once it was shown. */
export async function releaseWin({ id, held, result }: Pick<BetModel, 'id' | 'held' | 'result'>): Promise<void> {
  if (!held || result !== 'WIN') return
  await new Promise((resolve) => setTimeout(resolve, SHOWN_MS))
  await finishHeld(id)
}
