import { type BetModel, game } from '@fairground/contract'
import { call } from '../../calls/client.ts'
import { applyBalance } from '../../live/apply.ts'

/** A win counts up for a moment; then it leaves the hold. */
const SHOWN_MS = 700

/** Moves a win out of its hold once it was shown. */
export async function releaseWin({ id, held, result }: Pick<BetModel, 'id' | 'held' | 'result'>): Promise<void> {
  if (!held || result !== 'WIN') return
  await new Promise((resolve) => setTimeout(resolve, SHOWN_MS))
  try {
    const { model } = await call(game.finishHold, { id }, { errors: 'ignore' })
    applyBalance({ balance: model.balance, heldBalance: 0, version: model.balanceVersion })
  } catch (error) {
    // The server finishes the hold by itself soon after.
    console.info('hold not finished from here', error)
  }
}
