import type { BoardRound } from './board.ts'

/** The pause between two picks of a replay. */
export const STEP_MS = 520

/**
 * A round as it stood after its first `shown` picks. The hazards come with the last one: before it, nobody knew them.
 * @param shown 0 up to one more than the picks: a cash-out is a step of its own
 */
export function roundAt(round: BoardRound, shown: number): BoardRound {
  if (shown >= stepsOf(round)) return round
  return { picked: round.picked.slice(0, shown) }
}

/** How many steps a replay has: one a pick, and one more where the round did not end with a pick on a mine. */
export function stepsOf({ picked, hazards }: BoardRound): number {
  const last = picked.at(-1)
  const hit = last !== undefined && hazards?.includes(last)
  return picked.length + (hit ? 0 : 1)
}
