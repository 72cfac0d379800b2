/** The pause between two picks of a replay. */
export const STEP_MS = 520

/** The data of a round that a replay needs. `hazards` is set once the round is decided. */
export interface ReplayedRound {
  picked: readonly number[]
  hazards?: unknown
  /** Whether the last pick lost the round. */
  isLost: boolean
}

/** The number of steps of a replay: one for each pick, and one more unless the last pick lost. */
export function stepsOf({ picked, isLost }: ReplayedRound): number {
  return picked.length + (isLost ? 0 : 1)
}

/**
 * A round after its first `stepCount` steps. The hazards appear with the last step: before it, the player did not know
 * them.
 * @param stepCount 0 to `stepsOf`; a cash-out is a step of its own
 */
export function roundAt<Round extends ReplayedRound>(round: Round, stepCount: number): Round {
  if (stepCount >= stepsOf(round)) return round
  return { ...round, picked: round.picked.slice(0, stepCount), hazards: undefined, isLost: false }
}
