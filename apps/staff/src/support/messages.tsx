import { cx } from '@fairground/ui/cx'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../language.tsx'
import { useObjectUrl } from '../parts/use-object-url.ts'
import { attachmentQuery, type ConversationView } from './support-queries.ts'

/** What was written, the oldest first; it begins at its end. */
export function Messages({ view: { list, conversation } }: { view: ConversationView }) {
  const { t, formats } = useLanguage()
  return (
    <section
      aria-label={t('staff.messages')}
      // A region that scrolls must be reachable by keys.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls
      tabIndex={0}
      ref={toEnd}
      key={list.length}
      className="flex max-h-[60dvh] flex-col gap-3 overflow-y-auto rounded-m bg-ground p-3"
    >
      {list.map(({ seq, from, body, at, person, attachments }) => (
        <article
          key={seq}
          className={cx(
            'max-w-[85%] rounded-m border border-line px-3 py-2',
            from === 'staff' ? 'self-end bg-button' : 'self-start bg-block',
          )}
        >
          <p className="text-xs text-muted">
            {from === 'staff' ? person : t('staff.player')} ·{' '}
            <time dateTime={new Date(at).toISOString()}>{formats.moment(at)}</time>
            {from === 'staff' && seq <= conversation.readSeq && ` · ${t('staff.seen')}`}
          </p>
          <p className="text-s break-words whitespace-pre-wrap">{body}</p>
          {attachments.map((id) => (
            <Attachment key={id} id={id} />
          ))}
        </article>
      ))}
    </section>
  )
}

const toEnd = (element: HTMLElement | null) => element?.scrollTo({ top: element.scrollHeight })

/** A picture; it comes with the key, so its address is of this page alone. */
function Attachment({ id }: { id: string }) {
  const { t } = useLanguage()
  const { data, error } = useQuery(attachmentQuery(id))
  const url = useObjectUrl(data)
  if (error) return <p className="text-xs text-muted">{t('staff.noPicture')}</p>
  if (url === undefined) return null
  return (
    <a href={url} target="_blank" rel="noreferrer" className="mt-2 block">
      <img src={url} alt={t('staff.attachment')} className="max-h-60 max-w-full rounded-s" />
    </a>
  )
}
