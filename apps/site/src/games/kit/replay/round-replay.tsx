import { Button, prefersReducedMotion } from '@fairground/ui'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslate } from '../../../kernel/language/language.ts'
import { type ReplayedRound, roundAt, STEP_MS, stepsOf } from './replay.ts'

interface RoundReplayProps<Round extends ReplayedRound> {
  round: Round
  /** Draws the round as it stood; `run` is another for each replay, the key of what must begin anew. */
  draw: (round: Round, run: number) => ReactNode
  /** The pause between two picks, for a game whose picks take longer. */
  stepMs?: number
}

/** A round of the past, drawn by its game, with a replay of its picks. */
export function RoundReplay<Round extends ReplayedRound>({ round, draw, stepMs = STEP_MS }: RoundReplayProps<Round>) {
  const t = useTranslate()
  const steps = stepsOf(round)
  const [shown, setShown] = useState(steps)
  const [runs, setRuns] = useState(0)

  useEffect(() => {
    if (shown >= steps) return
    const timer = setTimeout(() => setShown(shown + 1), stepMs)
    return () => clearTimeout(timer)
  }, [shown, steps, stepMs])

  const replay = () => {
    // With reduced motion there is nothing to replay: the outcome stands at once.
    setShown(prefersReducedMotion() ? steps : 0)
    setRuns(runs + 1)
  }
  return (
    <div className="flex flex-col gap-3">
      {draw(roundAt(round, shown), runs)}
      {round.hazards !== undefined && (
        <Button onClick={replay} busy={shown < steps}>
          <RotateCcw size={16} aria-hidden="true" />
          {t('round.replay')}
        </Button>
      )}
    </div>
  )
}
