import { type BetModel, game } from '@fairground/contract'
import { call } from '../calls/client.ts'
import { applyBalance } from '../live/apply.ts'
import { addRecent } from './recent-strip.tsx'
import { playSound } from './sound/sound.ts'
import type { SoundName } from './sound/voices.ts'
import { countRoundIn } from './stats/stats-store.ts'

/** What an answer sounds like: the stake, a step survived, the fall, the cash-out. */
export type AnswerSound = 'bet' | 'step' | 'fall' | 'cash-out'

/** The sound of an answer, higher with each step: the game's own voice, else the one that all share. */
export function soundOf(bet: BetModel, own: Partial<Record<AnswerSound, SoundName>> = {}): void {
  const { step } = bet.round
  const name = answerSound(bet)
  playSound(own[name] ?? name, name === 'step' ? step - 1 : step)
}

function answerSound({ result, round }: BetModel): AnswerSound {
  if (result === 'PENDING') return round.step === 0 ? 'bet' : 'step'
  return result === 'WIN' ? 'cash-out' : 'fall'
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
