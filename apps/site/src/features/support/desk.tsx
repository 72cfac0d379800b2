import { useLocale } from '../../kernel/language/language.ts'
import type { Offer } from './support-queries.ts'
import { useSupportText } from './support-text.ts'

/** Whether somebody is there, and how long an answer takes: only what was measured. */
export function Desk({ offer: { isOpen, opensAt, waitSeconds } }: { offer: Offer }) {
  const t = useSupportText()
  const locale = useLocale()
  const time = (atMs: number) =>
    new Intl.DateTimeFormat(locale, { weekday: 'long', hour: '2-digit', minute: '2-digit' }).format(atMs)
  return (
    <p role="status" className="rounded-m bg-block px-4 py-3 text-s">
      {!isOpen && `${t('support.closed')} `}
      {opensAt !== undefined && `${t('support.opensAt', { time: time(opensAt) })} `}
      {waitSeconds === undefined
        ? t('support.waitUnknown')
        : t('support.wait', { minutes: Math.max(1, Math.round(waitSeconds / 60)) })}
    </p>
  )
}
