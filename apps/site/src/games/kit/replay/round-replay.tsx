import { Button, prefersReducedMotion } from '@fairground/ui'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslate } from '../../../kernel/language/language.ts'
import { type ReplayedRound, roundAt, STEP_MS, stepsOf } from './replay.ts'

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
