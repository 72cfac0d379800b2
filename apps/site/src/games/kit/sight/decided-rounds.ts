import type { BetModel, LiveMessage } from '@fairground/contract'
import { create } from 'zustand'
import { onTokenChange } from '../../../kernel/token.ts'
import type { DecidedRound } from './net-position.ts'

/** As long as a win waits in its hold: no board takes longer to show a round. */
const SHOWN_AFTER_MS = 15_000

/** Rounds that are decided, and shown, since this page was opened. */
export const useDecidedRounds = create<{ rounds: ReadonlyMap<string, DecidedRound> }>(() => ({ rounds: new Map() }))
/** Rounds of the game on screen that are decided and not shown yet. */
const waiting = new Map<string, DecidedRound>()
/** Rounds that were shown before the live channel has told of them. */
const shown = new Set<string>()
// The next player's position is not the last one's (SU-09).
onTokenChange(() => {
  waiting.clear()
  shown.clear()
  useDecidedRounds.setState({ rounds: new Map() })
})

/**
 * Hears of a round from the live channel. One of the game on screen waits until its board has shown it, so that nothing
 * tells its end before it.
 * @param gameOnScreen whose board shows its own rounds
 */
export function hearDecided(message: LiveMessage, gameOnScreen: string | undefined): void {
  if (message.type !== 'bet') return
  const { id, gameId, result, spin, betAmount, winAmount, version } = message.bet
  if (!isCounted({ result, spin }) || betAmount === undefined || version === undefined) return
  const round = { id, staked: betAmount, paid: winAmount, version }
  if (gameId !== gameOnScreen || shown.delete(id) || useDecidedRounds.getState().rounds.has(id)) count(round)
  else {
    waiting.set(id, round)
    setTimeout(() => countWaiting(id), SHOWN_AFTER_MS)
  }
}

/** Told of each round that a board has shown. One whose answer had no version is counted once the live channel tells it. */
export function countShown({ id, result, spin, betAmount, winAmount, balanceVersion }: BetModel): void {
  if (countWaiting(id) || !isCounted({ result, spin })) return
  if (balanceVersion > 0) count({ id, staked: betAmount, paid: winAmount, version: balanceVersion })
  else if (!useDecidedRounds.getState().rounds.has(id)) shown.add(id)
}

/** A called-off round has cost nothing; a granted spin costs nothing, and wins bonus money. */
const isCounted = ({ result, spin }: { result: string; spin: boolean | undefined }) =>
  !spin && result !== 'PENDING' && result !== 'CANCELLED'

function countWaiting(id: string): boolean {
  const round = waiting.get(id)
  if (round) count(round)
  return waiting.delete(id)
}

/** Of what is told of a round twice, the later version is the one that it was decided at. */
function count(round: DecidedRound): void {
  const { rounds } = useDecidedRounds.getState()
  const known = rounds.get(round.id)
  if (known && known.version >= round.version) return
  useDecidedRounds.setState({ rounds: new Map(rounds).set(round.id, round) })
}
