import { type BetModel, game } from '@fairground/contract'
import { call } from '../calls/client.ts'
import { applyBalance } from '../live/apply.ts'
import { type AnswerSound, answerSound } from './celebration.ts'
import { addRecent } from './recent-strip.tsx'
import { playSound } from './sound/sound.ts'
import type { SoundName } from './sound/voices.ts'
import { countRoundIn } from './stats/stats-store.ts'

/** The sound of an answer, higher with each step. */
export function soundOf(bet: BetModel, own: Partial<Record<AnswerSound, SoundName>> = {}): void {
  const { step } = bet.round
  playSound(answerSound(bet, own), bet.result === 'PENDING' && step > 0 ? step - 1 : step)
}

/** What follows when a decided round has been shown: its win leaves the hold, and it joins the recent results. */
export async function afterReveal(bet: BetModel): Promise<void> {
  addRecent(bet)
  countRoundIn(bet)
  if (!bet.held) return
  try {
    const { model } = await call(game.finishHold, { id: bet.id }, { errors: 'ignore' })
    applyBalance({ balance: model.balance, heldBalance: 0, version: model.balanceVersion })
  } catch (error) {
    // The server finishes the hold by itself soon after.
    console.info('hold not finished from here', error)
  }
}
