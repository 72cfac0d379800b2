import { CallError } from '@fairground/contract/envelope'
import { type SupportTopic, supportTopicSchema } from '@fairground/contract/support'
import { Button } from '@fairground/ui/button'
import { EmptyState } from '@fairground/ui/empty-state'
import { Loading, Skeleton } from '@fairground/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { sentenceOf } from '../../calls/reactions.ts'
import { useTranslate } from '../../kernel/language/language.ts'
import { useTitle } from '../../kernel/language/title.ts'
import { useSearch } from '../../kernel/router/index.ts'
import { useLoggedIn } from '../../kernel/token.ts'
import { type Offer, offerQuery } from './support-queries.ts'
import { SupportTextContext, useLoadedSupportText } from './support-text.ts'
import { TalkView } from './talk-view.tsx'
import { TopicList } from './topic-list.tsx'
import { TopicPage } from './topic-page.tsx'

/**
 * The live chat, whatever stands around it: a conversation where the address names one (`?id=`), a topic (`?topic=`, with
 * `&complaint=1` on the way to a complaint), else the topics.
 */
export function SupportPlace() {
  return (
    <Suspense fallback={<Blocks />}>
      <SpokenPlace />
    </Suspense>
  )
}

function SpokenPlace() {
  const t = useLoadedSupportText()
  const say = useTranslate()
  const loggedIn = useLoggedIn()
  useTitle(t('support.title'))
  const { data, error, refetch } = useQuery(offerQuery(loggedIn))
  if (!data) {
    if (!error) return <Blocks label={t('support.loading')} />
    const text = error instanceof CallError ? sentenceOf(error) : say('errors.network_error')
    const again = <Button onClick={() => void refetch()}>{t('support.again')}</Button>
    return <EmptyState as="h1" title={t('support.failed')} text={text} action={again} />
  }
  return (
    <SupportTextContext value={t}>
      <Chosen offer={data} loggedIn={loggedIn} />
    </SupportTextContext>
  )
}

function Chosen({ offer, loggedIn }: { offer: Offer; loggedIn: boolean }) {
  const search = useSearch()
  const id = search.get('id')
  const topic = supportTopicSchema.options.find((name): name is SupportTopic => name === search.get('topic'))
  if (id) return <TalkView key={`${id} ${loggedIn}`} id={id} offer={offer} />
  if (topic) return <TopicPage key={topic} topic={topic} offer={offer} isComplaint={search.get('complaint') === '1'} />
  return <TopicList offer={offer} />
}

function Blocks({ label = '' }: { label?: string }) {
  return (
    <Loading label={label}>
      <div className="flex flex-col gap-3 p-4">
        <Skeleton className="h-8 w-2/3" />
        <Skeleton className="h-14 w-full" />
        <Skeleton className="h-14 w-full" />
        <Skeleton className="h-14 w-full" />
      </div>
    </Loading>
  )
}
