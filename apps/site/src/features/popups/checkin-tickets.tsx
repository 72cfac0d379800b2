import { cx } from '@fairground/ui/cx'
import Check from 'lucide-react/icons/check'
import { useTranslate } from '../../kernel/language/language.ts'
import { useMoney } from '../../player/money.ts'
import type { CheckinDay } from './checkin-days.ts'

const looks: Record<CheckinDay['state'], string> = {
  taken: 'bg-ground text-muted',
  today: 'bg-button shadow-[inset_0_0_0_2px_var(--design-button-active-bg)]',
  ahead: 'bg-button',
}

/** The days of the calendar as tickets. An incomplete row stretches to the full width. */
export function CheckinTickets({ days }: { days: readonly CheckinDay[] }) {
  return (
    <ol className="flex flex-wrap gap-3">
      {days.map((day) => (
        <Ticket key={day.day} {...day} />
      ))}
    </ol>
  )
}

function Ticket({ day, state, count, value, vipLevel }: CheckinDay) {
  const t = useTranslate()
  const money = useMoney()
  return (
    <li
      aria-current={state === 'today' ? 'date' : undefined}
      className={cx(
        'ticket flex min-h-26 grow basis-[calc(33%-0.75rem)] flex-col items-center justify-center gap-0.5 rounded-s px-2 py-3 text-center transition-colors duration-240 tablet:basis-[calc(25%-0.75rem)]',
        looks[state],
      )}
    >
      <Mark state={state} />
      <span className="font-display font-bold">{t('popups.checkinDay', { day })}</span>
      <span
        className={cx(
          'nums text-s',
          count === 0 ? 'text-muted' : state !== 'taken' && 'font-semibold text-accent-text',
        )}
      >
        {count > 0 ? t('popups.checkinSpins', { count }) : t('popups.checkinNoGift')}
      </span>
      {count > 0 && (
        <span className="nums text-xs text-muted">{t('popups.checkinWorth', { amount: money.short(value) })}</span>
      )}
      {vipLevel !== undefined && (
        <span className="nums text-xs text-vip">{t('popups.checkinLevel', { level: vipLevel })}</span>
      )}
    </li>
  )
}

/** The look and the label of a ticket's state. */
function Mark({ state }: Pick<CheckinDay, 'state'>) {
  const t = useTranslate()
  if (state === 'taken') {
    return (
      <span className="flex items-center gap-1 text-xs text-safe">
        <Check size={14} strokeWidth={3} aria-hidden="true" />
        {t('popups.checkinTaken')}
      </span>
    )
  }
  if (state === 'today') {
    return (
      <span className="flex items-center gap-1.5 text-xs">
        <span aria-hidden="true" className="size-2.5 rounded-full bg-bulb shadow-[0_0_8px_var(--design-bulb-color)]" />
        {t('popups.checkinToday')}
      </span>
    )
  }
  return <span aria-hidden="true" className="my-1 size-2.5 rounded-full bg-line" />
}
