import { Button } from '@fairground/ui'
import { useTranslate } from '../../session/language.ts'
import { useUser } from '../../session/user.ts'
import type { AutoGame } from '../autoplay/auto-game.ts'
import type { Announced } from '../autoplay/run-rules.ts'
import { LabAnswer } from './lab-answer.tsx'
import { findAnswer } from './lab-answers.ts'
import { LAB_ROUNDS } from './lab-job.ts'
import { questionOf } from './lab-question.ts'
import type { useLab } from './use-lab.ts'

interface LabCardProps {
  game: AutoGame
  announced: Announced | undefined
  lab: ReturnType<typeof useLab>
}

/** The strategy lab: the rules played over simulated rounds, shown as it grows. One that is stopped answers nothing. */
export function LabCard({ game, announced, lab }: LabCardProps) {
  const t = useTranslate()
  const user = useUser()
  const { state } = lab
  const question = announced && questionOf(game, announced, user?.balance ?? 0)
  const shown = question && state?.of === question.name ? state : undefined
  const known = question && findAnswer(question.name)
  const result = shown?.isRunning ? shown.result : (known ?? shown?.result)
  const isStopped = shown?.isRunning === false && shown.isDone !== true && !known
  const part = Math.min(1, (shown?.result?.rounds ?? 0) / LAB_ROUNDS)
  return (
    <section className="flex flex-col gap-3 border-t border-line pt-5" aria-busy={shown?.isRunning ?? false}>
      <h3 className="text-m">{t('autoplay.lab')}</h3>
      <p className="text-s text-muted">{t('autoplay.labText')}</p>
      {shown?.isRunning ? (
        <div className="flex items-center gap-3">
          <progress
            aria-label={t('autoplay.lab')}
            value={part}
            className="h-2 grow overflow-hidden rounded-full accent-[var(--design-button-active-bg)]"
          />
          <Button size="s" onClick={lab.stop}>
            {t('autoplay.labStop')}
          </Button>
        </div>
      ) : (
        <Button disabled={!question} onClick={() => question && lab.start(question)}>
          {t(known ? 'autoplay.labAgain' : 'autoplay.labStart')}
        </Button>
      )}
      {isStopped && <p className="text-s text-muted">{t('autoplay.labStopped')}</p>}
      {question && result && result.runs > 0 && (
        <LabAnswer job={question.job} result={result} settings={game.settings} />
      )}
    </section>
  )
}
