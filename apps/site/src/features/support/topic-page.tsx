import type { SupportTopic } from '@fairground/contract/support'
import { Button, buttonClass } from '@fairground/ui/button'
import { useQuery } from '@tanstack/react-query'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Link } from '../../kernel/router/index.ts'
import { useLoggedIn } from '../../kernel/token.ts'
import { Helplines } from '../../player/helplines.tsx'
import { openPopup } from '../../popups/popups.ts'
import { Desk } from './desk.tsx'
import { FirstMessage } from './first-message.tsx'
import { articlesQuery, type Offer } from './support-queries.ts'
import { useSupportText } from './support-text.ts'

/** Where a topic's own help is; security is a popup and a reload is none of either. */
const PAGES: Readonly<Record<SupportTopic, string | undefined>> = {
  payments: '/history',
  account: undefined,
  game: '/verify',
  bonus: '/history',
  technical: undefined,
  harm: '/responsible',
  other: '/fairness',
}

/** A topic: what may help at once, then the field for a message. */
export function TopicPage({ topic, offer, isComplaint }: { topic: SupportTopic; offer: Offer; isComplaint: boolean }) {
  const t = useSupportText()
  return (
    <div className="flex flex-col gap-5 px-4 py-5 tablet:px-6">
      <Link to="/chatlive" className="inline-flex min-h-11 items-center gap-2 text-s font-semibold text-muted">
        <ArrowLeft size={18} aria-hidden="true" className="rtl:-scale-x-100" />
        {t('support.otherTopics')}
      </Link>
      <h1 className="text-xl">{isComplaint ? t('support.complain') : t(`support.topic_${topic}`)}</h1>
      {isComplaint ? <ComplaintTerms offer={offer} /> : <Help topic={topic} />}
      <section aria-label={t('support.write')} className="flex flex-col gap-3">
        <h2 className="text-m">{t('support.write')}</h2>
        <Desk offer={offer} />
        <FirstMessage topic={topic} isComplaint={isComplaint} />
      </section>
      <p className="text-s text-muted">{t('support.noPassword')}</p>
    </div>
  )
}

/** When a complaint is answered, and whom the player may turn to after that. */
export function ComplaintTerms({ offer: { complaintDays, regulator } }: { offer: Offer }) {
  const t = useSupportText()
  return (
    <p className="text-s">
      {t('support.complainText', { days: complaintDays })}
      {regulator && ` ${t('support.regulator', regulator)}`}
    </p>
  )
}

function Help({ topic }: { topic: SupportTopic }) {
  const t = useSupportText()
  const { data: articles = [] } = useQuery(articlesQuery(topic))
  return (
    <section aria-label={t('support.beforeTitle')} className="flex flex-col items-start gap-3 rounded-m bg-block p-4">
      <h2 className="text-m">{t('support.beforeTitle')}</h2>
      {articles.length > 0 && (
        <ul aria-label={t('support.articles')} className="flex w-full flex-col gap-1">
          {articles.map(({ id, title }) => (
            <li key={id}>
              <Link to={`/article/${id}`} className="inline-flex min-h-11 items-center font-semibold text-accent-text">
                {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p className="text-s">{t(`support.help_${topic}`)}</p>
      <HelpLink topic={topic} />
      {topic === 'harm' && <Helplines />}
    </section>
  )
}

function HelpLink({ topic }: { topic: SupportTopic }) {
  const t = useSupportText()
  const loggedIn = useLoggedIn()
  const page = PAGES[topic]
  const text = t(`support.link_${topic}`)
  if (page !== undefined) {
    return (
      <Link to={page} className={buttonClass('plain')}>
        {text}
      </Link>
    )
  }
  if (topic === 'technical') return <Button onClick={() => location.reload()}>{text}</Button>
  return <Button onClick={() => openPopup({ name: loggedIn ? 'security' : 'login' })}>{text}</Button>
}
