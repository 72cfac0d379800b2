import { cx } from '@fairground/ui/cx'
import { useHydrated } from '@fairground/ui/use-hydrated'
import { useHost } from './host.ts'

const sizes = {
  s: { box: 'min-w-10 px-1.5 py-1', figure: 'text-m', gap: 'gap-1' },
  l: { box: 'ticket min-w-14 px-2 py-2 tablet:min-w-18 tablet:py-3', figure: 'text-l tablet:text-xl', gap: 'gap-2' },
} as const

/**
 * The time left in days, hours, minutes and seconds; days only while there are any. Screen readers read it once, not
 * each second.
 */
export function Clock({ leftMs, size }: { leftMs: number; size: keyof typeof sizes }) {
  const t = useHost().useTranslate()
  const isKnown = useHydrated()
  const { days, hours, minutes, seconds } = partsOf(leftMs)
  const parts = [
    ...(days > 0 ? [{ value: days, name: t('content.days') }] : []),
    { value: hours, name: t('content.hours') },
    { value: minutes, name: t('content.minutes') },
    { value: seconds, name: t('content.seconds') },
  ]
  const { box, figure, gap } = sizes[size]
  return (
    <div role="timer" className={cx('flex justify-center', gap)}>
      {parts.map(({ value, name }) => (
        <span key={name} className={cx('flex flex-col items-center rounded-s bg-button', box)}>
          <span className={cx('nums font-display leading-tight font-bold', figure)}>
            {isKnown ? String(value).padStart(2, '0') : '··'}
          </span>
          <span className="text-xs text-muted">{name}</span>
        </span>
      ))}
    </div>
  )
}

/** A length of time in whole parts; a started second counts as one, so that zero means over. */
export function partsOf(ms: number): { days: number; hours: number; minutes: number; seconds: number } {
  const totalSeconds = Math.max(0, Math.ceil(ms / 1000))
  return {
    days: Math.floor(totalSeconds / 86_400),
    hours: Math.floor(totalSeconds / 3_600) % 24,
    minutes: Math.floor(totalSeconds / 60) % 60,
    seconds: totalSeconds % 60,
  }
}
