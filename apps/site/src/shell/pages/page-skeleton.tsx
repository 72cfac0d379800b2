import { Loading, Skeleton } from '@fairground/ui/skeleton'
import { useTranslate } from '../../kernel/language/language.ts'
import { LoadingBar } from '../loading/loading-bar.tsx'

/** Shown while a page loads: the bar at the top (RT-16), and the skeleton of a page, a heading and rows. */
export function PageSkeleton() {
  const t = useTranslate()
  return (
    <div className="mx-auto max-w-[var(--max-width)] px-3 pt-8 tablet:px-6">
      <LoadingBar />
      <Loading label={t('common.loading')}>
        <Skeleton className="mb-6 h-8 w-52" />
        {['a', 'b', 'c', 'd', 'e'].map((row) => (
          <Skeleton key={row} className="mb-3 h-16 w-full rounded-m" />
        ))}
      </Loading>
    </div>
  )
}
