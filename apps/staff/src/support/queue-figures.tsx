import type { AnswerOf } from '@fairground/contract/call'
import type { supportQueue } from '@fairground/contract/calls/staff-support'
import { useTranslate } from '../language.tsx'

/** How long answers took in the last 30 days, and how many conversations the person has. */
export function QueueFigures({ answer: { figures, mine, most } }: { answer: AnswerOf<typeof supportQueue> }) {
  const t = useTranslate()
  const minutesOf = (seconds: number | undefined) =>
    seconds === undefined ? '–' : t('staff.minutes', { count: Math.max(1, Math.round(seconds / 60)) })
  const { firstAnswer, anyAnswer } = figures
  return (
    <p className="nums mb-4 text-s text-muted">
      {t('staff.figures', {
        first50: minutesOf(firstAnswer.p50),
        first90: minutesOf(firstAnswer.p90),
        any50: minutesOf(anyAnswer.p50),
        any90: minutesOf(anyAnswer.p90),
      })}{' '}
      {t('staff.yours', { mine, most })}
    </p>
  )
}
