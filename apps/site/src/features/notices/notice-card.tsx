import type { Notice } from '@fairground/contract/notice'
import { Badge } from '@fairground/ui/badge'
import { Button } from '@fairground/ui/button'
import { cx } from '@fairground/ui/cx'
import { useCallback, useState } from 'react'
import { serverNow } from '../../calls/server-time.ts'
import { useLocale, useTranslate } from '../../kernel/language/language.ts'
import { SiteLink } from '../../links/site-link.tsx'
import { openPopup } from '../../popups/popups.ts'

/**
 * A notice on the page: its first lines, with a button for the rest. The whole card follows the notice's link (NT-02).
 */
export function NoticeCard({ notice: { title, description, config, pushed, at } }: { notice: Notice }) {
  const t = useTranslate()
  const locale = useLocale()
  const { isCut, watch } = useIsCut()
  const heading = title || t('shell.noticeTitle')
  const texts = [...new Set([description, config.content])].filter((text) => text !== '')
  const hasMore = isCut || texts.length > 1
  const readAll = () => openPopup({ name: 'message', title: heading, text: texts.join('\n\n') })
  return (
    <li
      className={cx(
        'relative overflow-hidden rounded-m border bg-block p-4 ps-5 shadow-block',
        pushed ? 'border-line' : 'border-edge',
      )}
    >
      {!pushed && <span aria-hidden="true" className="absolute inset-y-0 start-0 w-1 bg-accent" />}
      <div className="flex items-start gap-3">
        <h2 className="grow font-display text-m font-bold">{heading}</h2>
        {!pushed && <Badge tone="info">{t('inbox.unread')}</Badge>}
      </div>
      {texts.length > 0 && (
        <p ref={watch} className="mt-1 line-clamp-4 text-s whitespace-pre-line text-muted">
          {texts[0]}
        </p>
      )}
      <div
        className={cx('flex flex-wrap items-center justify-between gap-3', config.link || hasMore ? 'mt-3' : 'mt-2')}
      >
        <time dateTime={new Date(at).toISOString()} className="nums text-xs text-muted">
          {formatAgo(at, serverNow(), locale)}
        </time>
        <span className="flex flex-wrap gap-2">
          {hasMore && (
            <span className="relative z-10">
              <Button size="s" look="ghost" onClick={readAll}>
                {t('popups.readAll')}
              </Button>
            </span>
          )}
          {config.link && (
            <SiteLink
              to={config.link}
              className="after:absolute after:inset-0 inline-flex min-h-9 items-center rounded-s bg-button px-4 text-s font-semibold transition-colors duration-120 hover:bg-[color-mix(in_srgb,var(--design-button-bg)_80%,var(--design-text-color))]"
            >
              {config.buttonText || t('notices.open')}
            </SiteLink>
          )}
        </span>
      </div>
    </li>
  )
}

/** Whether an element's text is cut off at its current width; `watch` is its ref. */
function useIsCut() {
  const [isCut, setCut] = useState(false)
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const observer = new ResizeObserver(() => setCut(element.scrollHeight > element.clientHeight))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { isCut, watch }
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Formats how long ago something was, for the locale; after a week the date. */
export function formatAgo(atMs: number, nowMs: number, locale: string): string {
  const ago = Math.max(0, nowMs - atMs)
  if (ago >= 7 * DAY) return new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(atMs)
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  if (ago >= DAY) return words.format(-Math.floor(ago / DAY), 'day')
  if (ago >= HOUR) return words.format(-Math.floor(ago / HOUR), 'hour')
  return words.format(-Math.floor(ago / MINUTE), 'minute')
}
