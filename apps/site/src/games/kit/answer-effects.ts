import type { BetModel } from '@fairground/contract/round'
import { isRunActive } from './autoplay/run-store.ts'
import { answerSound } from './celebration.ts'
import { finishHeld } from './held-wins.ts'
import { addRecent } from './recent-strip.tsx'
import type { AnswerSounds } from './sound/notes.ts'
import { playSound } from './sound/sound.ts'
import { countRound } from './stats/stats-store.ts'

/** Plays the sound of an answer, if it has one. */
export function playAnswerSound(bet: BetModel, gameSounds: Partial<AnswerSounds>): void {
  const played = answerSound(bet, gameSounds, { isAutoplay: isRunActive() })
  if (played) playSound(played.sound, played.step)
}

/** Follows a decided round after its animation: releases its win from the hold, and adds it to the recent results. */
export async function finishReveal(bet: BetModel): Promise<void> {
  addRecent(bet)
  countRound(bet)
  if (bet.held) await finishHeld(bet.id)
}
