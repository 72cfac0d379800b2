import { Button } from '@fairground/ui'
import { useTranslate } from '../../session/language.ts'
import { useUser } from '../../session/user.ts'
import type { AutoGame } from '../autoplay/auto-game.ts'
import type { Announced } from '../autoplay/run-rules.ts'
import { LabAnswer } from './lab-answer.tsx'
import { questionOf, rememberPlayed } from './lab-question.ts'
import { LAB_ROUNDS, type useLab } from './use-lab.ts'

interface LabCardProps {
  game: AutoGame
  announced: Announced | undefined
  lab: ReturnType<typeof useLab>
}

/** The strategy lab: the rules played over simulated rounds, shown as it grows. */
export function LabCard({ game, announced, lab }: LabCardProps) {
  const t = useTranslate()
  const user = useUser()
  const { state } = lab
  const question = announced && questionOf(game, announced, user?.balance ?? 0)
  const shown = question && state?.of === question.name ? state : undefined
  if (shown?.result && shown.result.runs > 0) rememberPlayed(shown.of)
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
        <Button disabled={!question} onClick={() => question && lab.start(question.name, question.job)}>
          {t(shown?.result ? 'autoplay.labAgain' : 'autoplay.labStart')}
        </Button>
      )}
      {question && shown?.result && shown.result.runs > 0 && (
        <LabAnswer job={question.job} result={shown.result} settings={game.settings} />
      )}
    </section>
  )
}
