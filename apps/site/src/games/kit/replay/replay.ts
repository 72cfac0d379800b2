/** The pause between two picks of a replay. */
export const STEP_MS = 520

/** What a replay must know of a round. `hazards` is there once the round is decided. */
export interface ReplayedRound {
  picked: readonly number[]
  hazards?: unknown
  /** Whether the last pick is the one that lost it. */
  lost: boolean
}

/** How many steps a replay has: one a pick, and one more where the round did not end with a pick that lost. */
export function stepsOf({ picked, lost }: ReplayedRound): number {
  return picked.length + (lost ? 0 : 1)
}

/**
 * A round as it stood after its first `shown` picks. The hazards come with the last step: before it, nobody knew them.
 * @param shown 0 up to `stepsOf`: a cash-out is a step of its own
 */
export function roundAt<Round extends ReplayedRound>(round: Round, shown: number): Round {
  if (shown >= stepsOf(round)) return round
  return { ...round, picked: round.picked.slice(0, shown), hazards: undefined, lost: false }
}
