import type { Conversation } from '@fairground/contract/support'
import { buttonClass } from '@fairground/ui/button'
import { Link } from '../../kernel/router/index.ts'
import { Desk } from './desk.tsx'
import type { Offer } from './support-queries.ts'
import { useSupportText } from './support-text.ts'
import { findVisit } from './visit.ts'

const rowClass =
  'flex min-h-14 items-center rounded-m border border-line bg-block px-4 py-2 text-m font-semibold hover:border-edge'

/** The topics, the desk's hours and wait, and the conversations of the player or of this device. */
export function TopicList({ offer }: { offer: Offer }) {
  const t = useSupportText()
  const visit = findVisit()
  return (
    <div className="flex flex-col gap-5 px-4 py-5 tablet:px-6">
      <h1 className="text-xl">{t('support.hello')}</h1>
      <Desk offer={offer} />
      {(offer.conversations.length > 0 || visit) && (
        <section aria-label={t('support.yours')} className="flex flex-col gap-2">
          <h2 className="text-m">{t('support.yours')}</h2>
          {offer.conversations.map((conversation) => (
            <TalkLink key={conversation.id} conversation={conversation} />
          ))}
          {visit && (
            <Link to={`/chatlive?id=${visit.id}`} className={rowClass}>
              {t('support.messages')}
            </Link>
          )}
        </section>
      )}
      <nav aria-label={t('support.topics')}>
        <ul className="flex flex-col gap-2">
          {offer.topics.map((topic) => (
            <li key={topic}>
              <Link to={`/chatlive?topic=${topic}`} className={rowClass}>
                {t(`support.topic_${topic}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Link to="/chatlive?topic=other&complaint=1" className={buttonClass('ghost')}>
        {t('support.complain')}
      </Link>
      <p className="text-s text-muted">{t('support.noPassword')}</p>
    </div>
  )
}

function TalkLink({ conversation: { id, topic, state, complaint, seq, readSeq } }: { conversation: Conversation }) {
  const t = useSupportText()
  return (
    <Link
      to={`/chatlive?id=${id}`}
      className={rowClass}
      aria-label={t('support.openOne', { topic: t(`support.topic_${topic}`) })}
    >
      <span className="min-w-0 grow">
        <span className="block">{t(`support.topic_${topic}`)}</span>
        <span className="block text-xs font-normal text-muted">
          {complaint ? t('support.complaint', { number: complaint.number }) : t(`support.state_${state}`)}
        </span>
      </span>
      {seq > readSeq && (
        <span className="nums rounded-full bg-accent px-2 text-xs text-on-accent">{seq - readSeq}</span>
      )}
    </Link>
  )
}
