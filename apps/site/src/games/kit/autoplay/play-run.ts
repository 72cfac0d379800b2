import type { BetModel } from '@fairground/contract/round'
import { countRound, findStop, type Minor, type RunCounts, type RunRules } from '@fairground/games/autoplay'
import { RoundRefused } from './auto-game.ts'
import type { RunEnd } from './run-store.ts'

export interface RunParts {
  rules: RunRules
  /** The counts of the run so far. The run updates them. */
  counts: RunCounts
  /**
   * Whether the round of the last bet is still open. The run finishes it first, and counts it as the bet of
   * `counts.stake`.
   */
  isRoundOpen: boolean
  /** Plays a round with this stake; without a stake, finishes the open round. */
  play: (stake: Minor | undefined) => Promise<BetModel>
  /** The payout of a decided round. */
  payoutOf: (bet: BetModel) => Minor
  /** The balance that is available for the next stake. */
  getBalance: (stake: Minor) => Promise<Minor>
  /** Why the run should stop, if something has asked it to. */
  stopWish: () => 'asked' | 'hidden' | undefined
  /** Waits until the server accepts the next bet. */
  pause: () => Promise<void>
  wait: (ms: number) => Promise<void>
  onCounts: (counts: RunCounts) => void
}

/** After these refusals the run may bet again: a moment later, or in the next round after betting has closed. */
const LATER = new Set(['bet_too_soon', 'too_many_requests', 'betting_closed'])

/** Plays a run until something stops it. Each bet waits for the answer of the one before. */
export async function playRun(parts: RunParts): Promise<RunEnd> {
  const { rules, counts, stopWish } = parts
  for (let isOpen = parts.isRoundOpen; ; isOpen = false) {
    const stop = isOpen ? undefined : (stopWish() ?? findStop(rules, counts, await parts.getBalance(counts.stake)))
    if (stop) return stop
    try {
      if (!isOpen) await parts.pause()
      // The run places no bet after a stop that came during the wait.
      const stopReason = isOpen ? undefined : stopWish()
      if (stopReason) return stopReason
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
