import type { SupportMessage } from '@fairground/contract/support'
import { cx } from '@fairground/ui/cx'
import { Skeleton } from '@fairground/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocale } from '../../kernel/language/language.ts'
import { pictureQuery } from './support-queries.ts'
import { useSupportText } from './support-text.ts'

/** The messages, the oldest first; the list follows its end, and screen readers hear what comes. */
export function Bubbles({ list, seenSeq }: { list: readonly SupportMessage[]; seenSeq: number }) {
  const t = useSupportText()
  const locale = useLocale()
  const times = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' })
  const lastOwn = list.findLast(({ from }) => from === 'player')?.seq
  return (
    <div
      role="log"
      aria-label={t('support.messages')}
      // What scrolls must be reachable by keys.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls
      tabIndex={0}
      className="flex min-h-40 grow basis-0 flex-col gap-3 relative overflow-y-auto px-4 py-4 tablet:px-6"
    >
      {list.map(({ seq, from, body, at, attachments }) => (
        <div key={seq} ref={seq === list.at(-1)?.seq ? showIt : undefined} className="flex flex-col">
          <div
            className={cx(
              'flex max-w-[85%] flex-col gap-1 rounded-m px-3.5 py-2.5',
              from === 'player' ? 'self-end bg-button' : 'self-start border border-line bg-block',
            )}
          >
            <span className="text-xs text-muted">
              {t(from === 'player' ? 'support.you' : 'support.team')} ·{' '}
              <time dateTime={new Date(at).toISOString()}>{times.format(at)}</time>
            </span>
            {body !== '' && <p className="text-m break-words whitespace-pre-wrap">{body}</p>}
            {attachments.map((id) => (
              <OwnPicture key={id} id={id} />
            ))}
          </div>
          {seq === lastOwn && (
            <span className="self-end text-xs text-muted">{t(seq <= seenSeq ? 'support.seen' : 'support.sent')}</span>
          )}
        </div>
      ))}
    </div>
  )
}

const showIt = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

function OwnPicture({ id }: { id: string }) {
  const t = useSupportText()
  const { data, error } = useQuery(pictureQuery(id))
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!data) return
    const address = URL.createObjectURL(data)
    setUrl(address)
    return () => URL.revokeObjectURL(address)
  }, [data])
  if (error) return <span className="text-xs text-muted">{t('support.pictureFailed')}</span>
  if (url === undefined) return <Skeleton className="h-40 w-40" />
  return <img src={url} alt={t('support.picture')} className="max-h-60 max-w-full rounded-s object-contain" />
}
