import { Loading, Skeleton } from '@fairground/ui'
import { useTranslate } from '../session/language.ts'

/** The shape of a page: a heading and rows. */
export function PageSkeleton() {
  const t = useTranslate()
  return (
    <div className="mx-auto max-w-[var(--max-width)] px-3 pt-8 tablet:px-6">
      <Loading label={t('common.loading')}>
        <Skeleton className="mb-6 h-8 w-52" />
        {['a', 'b', 'c', 'd', 'e'].map((row) => (
          <Skeleton key={row} className="mb-3 h-16 w-full rounded-m" />
        ))}
      </Loading>
    </div>
  )
}
