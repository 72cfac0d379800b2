import { Button } from '@fairground/ui/button'
import { EmptyState } from '@fairground/ui/empty-state'
import { Loading, Skeleton } from '@fairground/ui/skeleton'
import { useSentence, useTranslate } from '../language.tsx'

/** Something that did not load: why, and a button that tries again. */
export function Failure({ error, onAgain }: { error: unknown; onAgain: () => void }) {
  const t = useTranslate()
  const sentenceOf = useSentence()
  const again = <Button onClick={onAgain}>{t('common.again')}</Button>
  return <EmptyState title={t('staff.failed')} text={sentenceOf(error)} action={again} />
}

/** What stands where rows will be. */
export function Waiting() {
  const t = useTranslate()
  return (
    <Loading label={t('common.loading')}>
      {['a', 'b', 'c'].map((row) => (
        <Skeleton key={row} className="mb-2 h-20 rounded-m" />
      ))}
    </Loading>
  )
}
