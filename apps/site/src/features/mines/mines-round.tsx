import type { BetRecord } from '@fairground/contract'
import { Button, prefersReducedMotion } from '@fairground/ui'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useEffect, useState } from 'react'
import { useTranslate } from '../../session/language.ts'
import { roundOfBet } from './bet-round.ts'
import { MinesPicture } from './mines-board.tsx'
import { roundAt, STEP_MS, stepsOf } from './replay.ts'
import { pictureLabel } from './sentences.ts'

/** A round of the past on its board, with a replay of its picks. */
export function MinesRound({ bet }: { bet: BetRecord }) {
  const t = useTranslate()
  const round = roundOfBet(bet)
  const steps = stepsOf(round)
  const [shown, setShown] = useState(steps)
  const [runs, setRuns] = useState(0)

  useEffect(() => {
    if (shown >= steps) return
    const timer = setTimeout(() => setShown(shown + 1), STEP_MS)
    return () => clearTimeout(timer)
  }, [shown, steps])

  const replay = () => {
    // With reduced motion there is nothing to replay: the outcome stands at once.
    setShown(prefersReducedMotion() ? steps : 0)
    setRuns(runs + 1)
  }
  return (
    <div className="flex flex-col gap-3">
      <MinesPicture key={runs} round={roundAt(round, shown)} label={pictureLabel(round, t)} />
      {round.hazards && (
        <Button onClick={replay} busy={shown < steps}>
          <RotateCcw size={16} aria-hidden="true" />
          {t('round.replay')}
        </Button>
      )}
    </div>
  )
}
