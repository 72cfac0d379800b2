import type { LiveMessage } from '@fairground/contract/live'
import type { BetModel } from '@fairground/contract/round'
import { create } from 'zustand'
import { onTokenChange } from '../../../kernel/token.ts'
import type { DecidedRound } from './net-position.ts'

/** The longest hold of a win. No board takes longer to show a round. */
const SHOWN_AFTER_MS = 15_000

/** The rounds that were decided, and shown, since this page opened. */
export const useDecidedRounds = create<{ rounds: ReadonlyMap<string, DecidedRound> }>(() => ({ rounds: new Map() }))
/** The decided rounds of the current game that its board has not shown yet. */
const waitingRounds = new Map<string, DecidedRound>()
/** The ids of rounds that a board has shown before the live message about them arrived. */
const shownIds = new Set<string>()
// The next player must not see the last one's position (SU-09).
onTokenChange(() => {
  waitingRounds.clear()
  shownIds.clear()
  useDecidedRounds.setState({ rounds: new Map() })
})

/**
 * Takes a decided round from a live message. A round of the current game waits until its board has shown it, so that
 * nothing reveals the result early.
 * @param gameOnScreen the game whose board shows its own rounds
 */
export function recordDecision(message: LiveMessage, gameOnScreen: string | undefined): void {
  if (message.type !== 'bet') return
  const { id, gameId, result, spin, betAmount, winAmount, version } = message.bet
  if (!isCounted({ result, spin }) || betAmount === undefined || version === undefined) return
  const round = { id, stake: betAmount, payout: winAmount, version }
  if (gameId !== gameOnScreen || shownIds.delete(id) || useDecidedRounds.getState().rounds.has(id)) count(round)
  else {
    waitingRounds.set(id, round)
    setTimeout(() => countWaiting(id), SHOWN_AFTER_MS)
  }
}

/**
 * Counts a round that a board has shown. Without a version in its answer, the round counts once its live message
 * arrives.
 */
export function countShownBet({ id, result, spin, betAmount, winAmount, balanceVersion }: BetModel): void {
  if (countWaiting(id) || !isCounted({ result, spin })) return
  if (balanceVersion > 0) count({ id, stake: betAmount, payout: winAmount, version: balanceVersion })
  else if (!useDecidedRounds.getState().rounds.has(id)) shownIds.add(id)
}

/** A cancelled round costs nothing. A granted spin costs nothing, and wins bonus money. */
const isCounted = ({ result, spin }: { result: string; spin: boolean | undefined }) =>
  !spin && result !== 'PENDING' && result !== 'CANCELLED'

function countWaiting(id: string): boolean {
  const round = waitingRounds.get(id)
  if (round) count(round)
  return waitingRounds.delete(id)
}

/** Of two reports about one round, the later version is the one of its decision. */
function count(round: DecidedRound): void {
  const { rounds } = useDecidedRounds.getState()
  const knownRound = rounds.get(round.id)
  if (knownRound && knownRound.version >= round.version) return
  useDecidedRounds.setState({ rounds: new Map(rounds).set(round.id, round) })
}
