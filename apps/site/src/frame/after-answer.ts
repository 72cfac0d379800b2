import { type BetModel, game } from '@fairground/contract'
import { call } from '../calls/client.ts'
import { applyBalance } from '../live/apply.ts'
import { addRecent } from './recent-strip.tsx'
import { playSound } from './sound/sound.ts'

/** The sound of an answer: the stake, a step survived (higher each time), the fall, the cash-out. */
export function soundOf(bet: BetModel): void {
  if (bet.result === 'PENDING') playSound(bet.round.step === 0 ? 'bet' : 'step', bet.round.step - 1)
  else playSound(bet.result === 'WIN' ? 'cash-out' : 'fall', bet.round.step)
}

/** What follows when a decided round has been shown: its win leaves the hold, and it joins the recent results. */
export async function afterReveal(bet: BetModel): Promise<void> {
  addRecent(bet)
  if (!bet.held) return
  try {
    const { model } = await call(game.finishHold, { id: bet.id }, { errors: 'ignore' })
    applyBalance({ balance: model.balance, heldBalance: 0, version: model.balanceVersion })
  } catch (error) {
    // The server finishes the hold by itself soon after.
    console.info('hold not finished from here', error)
  }
}
