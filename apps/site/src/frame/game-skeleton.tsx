import { Loading, Skeleton } from '@fairground/ui'
import { useTranslate } from '../session/language.ts'
import layout from './game-layout.module.css'

/** A game's frame before it is known what it may be played for, in the shape of the real thing. */
export function GameSkeleton() {
  const t = useTranslate()
  return (
    <Loading label={t('play.loading')}>
      <div className={layout.frame}>
        <div className={layout.game}>
          <div className={layout.bar}>
            <Skeleton className="h-12 w-40" />
          </div>
          <div className={layout.stage}>
            <Skeleton className="mx-auto aspect-[340/84] max-w-84 rounded-full" />
            <div className={layout.board}>
              <Skeleton className="aspect-square rounded-l" />
            </div>
          </div>
          <div className={layout.controls}>
            <Skeleton className="h-18" />
            <Skeleton className="h-18" />
            <Skeleton className="h-13 rounded-m" />
            <Skeleton className="h-28 rounded-m" />
          </div>
        </div>
      </div>
    </Loading>
  )
}
