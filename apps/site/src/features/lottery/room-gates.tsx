import { CallError } from '@fairground/contract/envelope'
import { Button } from '@fairground/ui/button'
import { EmptyState } from '@fairground/ui/empty-state'
import { Loading, Skeleton } from '@fairground/ui/skeleton'
import { sentenceOf } from '../../calls/reactions.ts'
import { useLotteryTranslate } from '../../games/kit/lottery/words.ts'

/** The shape of a lottery's page while it loads. */
export function RoomSkeleton() {
  const t = useLotteryTranslate()
  return (
    <Loading label={t('common.loading')}>
      <span className="flex h-dvh flex-col gap-3 p-3">
        <Skeleton className="h-10 rounded-m" />
        <Skeleton className="h-14 rounded-m" />
        <span className="mx-auto flex w-full max-w-2xl grow flex-col gap-3">
          <Skeleton className="h-42 rounded-l" />
          <Skeleton className="h-48 rounded-m" />
        </span>
        <Skeleton className="h-44 rounded-m tablet:hidden" />
      </span>
    </Loading>
  )
}

/** A lottery that has had no term yet: the first one of a new installation is there within a minute. */
export function FirstDraw() {
  const t = useLotteryTranslate()
  return (
    <main className="grid min-h-dvh place-items-center">
      <EmptyState as="h1" title={t('lottery.firstDraw')} text={t('lottery.firstDrawText')} />
    </main>
  )
}

/** Says why a lottery's page cannot be shown. */
export function RoomFailed({ error, again }: { error: Error; again: () => void }) {
  const t = useLotteryTranslate()
  const text = error instanceof CallError ? sentenceOf(error) : t('common.failed')
  return (
    <main className="grid min-h-dvh place-items-center">
      <EmptyState
        as="h1"
        title={t('play.unreachableTitle')}
        text={text}
        action={<Button onClick={again}>{t('common.again')}</Button>}
      />
    </main>
  )
}
