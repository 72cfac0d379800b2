import type { BetModel } from '@fairground/contract'
import { countRound, findStop, type Minor, type RunCounts, type RunRules } from '@fairground/games/autoplay'
import { RoundRefused } from './auto-game.ts'
import type { RunEnd } from './run-store.ts'

export interface RunParts {
  rules: RunRules
  /** Where the run stands: it is counted on. */
  counts: RunCounts
  /** The round of the last bet is still open: it is played to its end first, and counted as the bet of `counts.stake`. */
  isRoundOpen: boolean
  /** Plays a round with that stake, or without one the round that is open. */
  play: (stake: Minor | undefined) => Promise<BetModel>
  /** What a decided round has paid. */
  payoutOf: (bet: BetModel) => Minor
  /** What the player has for the next stake. */
  getBalance: (stake: Minor) => Promise<Minor>
  /** What has asked the run to stop. */
  stopWish: () => 'asked' | 'hidden' | undefined
  /** Waits until the next bet may be placed. */
  pause: () => Promise<void>
  wait: (ms: number) => Promise<void>
  onCounts: (counts: RunCounts) => void
}

/** Refusals after which the run may bet again a moment later; after betting has closed, in the next round. */
const LATER = new Set(['bet_too_soon', 'too_many_requests', 'betting_closed'])

/** Plays a run: one bet after the other's answer, until something stops it. Never two at once. */
export async function playRun(parts: RunParts): Promise<RunEnd> {
  const { rules, counts, stopWish } = parts
  for (let isOpen = parts.isRoundOpen; ; isOpen = false) {
    const stop = isOpen ? undefined : (stopWish() ?? findStop(rules, counts, await parts.getBalance(counts.stake)))
    if (stop) return stop
    try {
      if (!isOpen) await parts.pause()
      // What was asked for while waiting counts: nothing is placed after a stop.
      const late = isOpen ? undefined : stopWish()
      if (late) return late
      const bet = await parts.play(isOpen ? undefined : counts.stake)
      countRound(rules, counts, parts.payoutOf(bet))
      parts.onCounts(counts)
    } catch (error) {
      if (!(error instanceof RoundRefused)) throw error
      if (!LATER.has(error.message)) return endOf(error.message)
      await parts.wait((error.seconds ?? 1) * 1000)
    }
  }
}

function endOf(refusal: string): RunEnd {
  if (refusal === 'insufficient_balance') return 'balance'
  if (refusal === 'autoplay_loss_limit') return 'loss'
  return refusal === 'autoplay_over' ? 'over' : 'refused'
}
