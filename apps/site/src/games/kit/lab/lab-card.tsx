import { useState } from 'react'
import { useTranslate } from '../../../kernel/language/language.ts'
import type { GameSettings } from '../settings.ts'
import { LabAnswer, useShareFormat } from './lab-answer.tsx'
import type { LabNews } from './lab-job.ts'
import type { LabQuestion } from './lab-question.ts'
import { chanceOf, RUIN } from './lab-sums.ts'

interface LabCardProps {
  settings: GameSettings
  /** Undefined while the form is invalid. */
  question: LabQuestion | undefined
  news: LabNews | undefined
}

/** The strategy lab: the odds of the rules. It is open next to them, or folded below them on a narrow screen. */
export function LabCard({ settings, question, news }: LabCardProps) {
  const t = useTranslate()
  const percent = useShareFormat()
  const [isOpen] = useState(() => matchMedia('(min-width: 48rem)').matches)
  const isPlayed = question && news && news.result.runs > 0 && news.result.rounds > 0
  return (
    <details open={isOpen} className="border-t border-line pt-3 tablet:border-0 tablet:pt-0" aria-busy={!news?.isDone}>
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3">
        <h3 className="text-m">{t('autoplay.lab')}</h3>
        <span className="nums text-s text-muted">
          {isPlayed ? t('autoplay.ruinShort', { share: percent(chanceOf(news, RUIN).share) }) : t('autoplay.labWorks')}
        </span>
      </summary>
      <div className="flex flex-col gap-3 pt-1">
        <p className="text-s text-muted">{t('autoplay.labText')}</p>
        {isPlayed && <LabAnswer job={question.job} news={news} settings={settings} />}
      </div>
    </details>
  )
}
