import { Button } from '@fairground/ui/button'
import { useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../../kernel/language/language.ts'
import { useBetStop } from '../bet-stop.ts'
import { useMinorMoney } from '../game-parts.ts'
import type { LabQuestion } from '../lab/lab-question.ts'
import { mostCost } from '../lab/lab-sums.ts'
import { announceRun } from './announce-run.ts'
import type { AutoGame } from './auto-game.ts'
import type { RunPlan } from './run-rules.ts'
import { findObstacle } from './start-obstacle.ts'

interface StartRunProps {
  game: AutoGame
  plan: RunPlan | undefined
  question: LabQuestion | undefined
  isLeft: boolean
  isQuick: boolean
  onStarted: () => void
}

/** The start button of a run, below its form. It shows the highest possible cost, and has the focus. */
export function StartRun({ game, plan, question, isLeft, isQuick, onStarted }: StartRunProps) {
  const t = useTranslate()
  const stop = useBetStop()
  const money = useMinorMoney(game.settings)
  const place = useRef<HTMLDivElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  useEffect(() => place.current?.querySelector('button')?.focus(), [])

  const begin = async (run: RunPlan) => {
    setBusy(true)
    setProblem(undefined)
    const refusal = await announceRun(run, game, { isQuick, onTaken: onStarted })
    if (refusal === undefined) return
    setProblem(refusal)
    setBusy(false)
  }
  const needsLab = game.settings.jurisdiction.labBeforeAutoplay
  const obstacleKey = findObstacle({ question, isLeft, isFree: game.isFree, needsLab })
  const obstacle = stop ?? (obstacleKey && t(obstacleKey))
  const rules = question?.job.rules
  return (
    <div ref={place} className="flex flex-col gap-2">
      <p role="alert" className="text-center text-s text-loss empty:hidden">
        {problem}
      </p>
      <Button
        look="primary"
        size="l"
        busy={isBusy}
        aria-disabled={obstacle !== undefined || undefined}
        className={obstacle && 'opacity-50'}
        onClick={() => plan && !obstacle && void begin(plan)}
      >
        <span className="flex flex-col">
          <span>{t('autoplay.start')}</span>
          {rules && (
            <span className="nums text-xs">{t('autoplay.most', { most: money(BigInt(mostCost(rules))) })}</span>
          )}
        </span>
      </Button>
      <p className="text-center text-xs text-muted">
        {obstacle
          ? obstacle
          : rules && t('autoplay.confirmText', { bets: rules.bets, stake: money(BigInt(rules.stake)) })}
      </p>
    </div>
  )
}
