import type { BetModel } from '@fairground/contract/round'
import { isRunActive } from './autoplay/run-store.ts'
import { type AnswerSound, answerSound } from './celebration.ts'
import { finishHeld } from './held-wins.ts'
import { addRecent } from './recent-strip.tsx'
import { playSound } from './sound/sound.ts'
import type { SoundName } from './sound/voices.ts'
import { countRound } from './stats/stats-store.ts'

/** Plays the sound of an answer, if it has one. */
export function playAnswerSound(bet: BetModel, gameSounds: Partial<Record<AnswerSound, SoundName>> = {}): void {
  const sound = answerSound(bet, gameSounds, { isAutoplay: isRunActive() })
  if (sound) playSound(sound.name, sound.step)
}

/** Follows a decided round after its animation: releases its win from the hold, and adds it to the recent results. */
export async function finishReveal(bet: BetModel): Promise<void> {
  addRecent(bet)
  countRound(bet)
  if (bet.held) await finishHeld(bet.id)
}
