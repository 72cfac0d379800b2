import { Loading, Skeleton } from '@fairground/ui/skeleton'
import { useTranslate } from '../../../kernel/language/language.ts'
import layout from './flight-layout.module.css'

/** The placeholder of a multiplayer game in its final layout, while its settings load. */
export function FlightSkeleton() {
  const t = useTranslate()
  return (
    <Loading label={t('play.loading')}>
      <div className={layout.frame}>
        <div className={layout.game} data-slots="1">
          <div className={layout.bar}>
            <Skeleton className="my-2 h-8 w-28" />
          </div>
          <div className={layout.picture}>
            <Skeleton className="h-8 rounded-full" />
            <div className="h-full rounded-m bg-(--deep)" />
          </div>
          <div className={layout.slots}>
            <Skeleton className="h-40 rounded-m" />
          </div>
          <div className={layout.extras}>
            <Skeleton className="h-64 rounded-m" />
          </div>
        </div>
      </div>
    </Loading>
  )
}
