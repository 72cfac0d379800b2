import type { BetModel } from '@fairground/contract/round'
import { type AnswerSound, answerSound } from './celebration.ts'
import { finishHeld } from './held-wins.ts'
import { addRecent } from './recent-strip.tsx'
import { playSound } from './sound/sound.ts'
import type { SoundName } from './sound/voices.ts'
import { countRound } from './stats/stats-store.ts'

/** Plays the sound of an answer, higher with each step. */
export function playAnswerSound(bet: BetModel, gameSounds: Partial<Record<AnswerSound, SoundName>> = {}): void {
  const { step } = bet.round
  playSound(answerSound(bet, gameSounds), bet.result === 'PENDING' && step > 0 ? step - 1 : step)
}

/** Follows a decided round after its animation: releases its win from the hold, and adds it to the recent results. */
export async function finishReveal(bet: BetModel): Promise<void> {
  addRecent(bet)
  countRound(bet)
  if (bet.held) await finishHeld(bet.id)
}
