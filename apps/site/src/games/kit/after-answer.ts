import type { BetModel } from '@fairground/contract'
import { type AnswerSound, answerSound } from './celebration.ts'
import { finishHeld } from './held-wins.ts'
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
  if (bet.held) await finishHeld(bet.id)
}
