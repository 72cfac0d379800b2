import * as chatlive from '@fairground/contract/calls/chatlive'
import { CallError } from '@fairground/contract/envelope'
import { SUPPORT_CHANGED } from '@fairground/contract/support'
import { Button, buttonClass } from '@fairground/ui/button'
import { EmptyState } from '@fairground/ui/empty-state'
import { Skeleton } from '@fairground/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useEffect } from 'react'
import { call } from '../../calls/client.ts'
import { sentenceOf } from '../../calls/reactions.ts'
import { Link } from '../../kernel/router/index.ts'
import { useLoggedIn } from '../../kernel/token.ts'
import { onLiveMessage } from '../../live/listeners.ts'
import { Bubbles } from './bubbles.tsx'
import { Desk } from './desk.tsx'
import { MessageField } from './message-field.tsx'
import { type Offer, refreshTalk, type Talk, talkQuery } from './support-queries.ts'
import { useSupportText } from './support-text.ts'
import { TalkDeeds } from './talk-deeds.tsx'
import { useDraft } from './use-draft.ts'
import { which } from './visit.ts'

/** A conversation: what was written, what can be done, and the field. */
export function TalkView({ id, offer }: { id: string; offer: Offer }) {
  const t = useSupportText()
  const { data, error, refetch } = useQuery(talkQuery(id, useLoggedIn()))
  useEffect(
    () =>
      onLiveMessage((message) => {
        if (message.type === 'resync') void refreshTalk(id)
        if (message.type === 'event' && message.event === SUPPORT_CHANGED) void refreshTalk(id)
      }),
    [id],
  )
  if (data) return <OpenTalk talk={data} offer={offer} />
  if (!error) return <Skeleton className="m-4 h-40" />
  const refusal = error instanceof CallError ? error : new CallError('network_error')
  const action =
    refusal.errorName === 'conversation_unknown' ? (
      <Link to="/chatlive" className={buttonClass('primary')}>
        {t('support.otherTopics')}
      </Link>
    ) : (
      <Button onClick={() => void refetch()}>{t('support.again')}</Button>
    )
  return <EmptyState as="h1" title={t('support.failed')} text={sentenceOf(refusal)} action={action} />
}

function OpenTalk({ talk: { conversation, list }, offer }: { talk: Talk; offer: Offer }) {
  const t = useSupportText()
  const { id, topic, state, complaint } = conversation
  const draft = useDraft(
    async (words) => {
      await call(chatlive.send, { ...which(id), ...words }, { errors: 'screen' })
      await refreshTalk(id)
    },
    // A mark that does not arrive is not worth a word.
    () => void call(chatlive.typing, which(id), { errors: 'ignore' }).catch(() => undefined),
  )
  const isOver = state === 'SOLVED' || state === 'CLOSED'
  return (
    <div className="flex min-h-0 grow flex-col">
      <div className="flex flex-wrap items-center gap-x-4 border-b border-line px-4 py-2 tablet:px-6">
        <h1 className="grow text-l">{t(`support.topic_${topic}`)}</h1>
        <Link to="/chatlive" className="inline-flex min-h-11 items-center gap-2 text-s font-semibold text-muted">
          <ArrowLeft size={18} aria-hidden="true" className="rtl:-scale-x-100" />
          {t('support.otherTopics')}
        </Link>
        <p role="status" className="w-full text-s text-muted">
          {complaint && `${t('support.complaint', { number: complaint.number })} · `}
          {t(`support.state_${state}`)}
        </p>
      </div>
      <Bubbles list={list} seenSeq={conversation.seenSeq} />
      <p role="status" className="px-4 pb-2 text-s text-muted empty:hidden tablet:px-6">
        {conversation.staffTyping && t('support.typing')}
      </p>
      <div className="flex flex-col gap-3 border-t border-line px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] tablet:px-6">
        {state === 'OPEN' && <Desk offer={offer} />}
        <TalkDeeds conversation={conversation} offer={offer} />
        {isOver && <p className="text-s text-muted">{t('support.reopen')}</p>}
        <MessageField draft={draft} />
        <p className="text-xs text-muted">{t('support.noPassword')}</p>
      </div>
    </div>
  )
}
