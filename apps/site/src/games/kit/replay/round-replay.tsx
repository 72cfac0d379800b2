import { Button } from '@fairground/ui/button'
import { prefersReducedMotion } from '@fairground/ui/use-count-up'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslate } from '../../../kernel/language/language.ts'

/** The pause between two picks of a replay. */
const STEP_MS = 520

/** The data of a round that a replay needs. `hazards` is set once the round is decided. */
interface ReplayedRound {
  picked: readonly number[]
  hazards?: unknown
  /** Whether the last pick lost the round. */
  isLost: boolean
}

interface RoundReplayProps<Round extends ReplayedRound> {
  round: Round
  /** Draws the round at a step. `run` is different for each replay; use it as a key to restart animations. */
  draw: (round: Round, run: number) => ReactNode
  /** The pause between two picks, for a game with longer animations. */
  stepMs?: number
}

/** A past round, drawn by its game, with a replay of its picks. */
export function RoundReplay<Round extends ReplayedRound>({ round, draw, stepMs = STEP_MS }: RoundReplayProps<Round>) {
  const t = useTranslate()
  const steps = stepsOf(round)
  const [shownSteps, setShownSteps] = useState(steps)
  const [runs, setRuns] = useState(0)

  useEffect(() => {
    if (shownSteps >= steps) return
    const timer = setTimeout(() => setShownSteps(shownSteps + 1), stepMs)
    return () => clearTimeout(timer)
  }, [shownSteps, steps, stepMs])

  const replay = () => {
    // With reduced motion the outcome appears at once.
    setShownSteps(prefersReducedMotion() ? steps : 0)
    setRuns(runs + 1)
  }
  return (
    <div className="flex flex-col gap-3">
      {draw(roundAt(round, shownSteps), runs)}
      {round.hazards !== undefined && (
        <Button onClick={replay} busy={shownSteps < steps}>
          <RotateCcw size={16} aria-hidden="true" />
          {t('round.replay')}
        </Button>
      )}
    </div>
  )
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
