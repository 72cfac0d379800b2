import { Loading, Skeleton } from '@fairground/ui/skeleton'
import { useTranslate } from '../../kernel/language/language.ts'
import { BoardGround } from './board-ground.tsx'
import layout from './game-layout.module.css'

/** The placeholder of a game in its final layout, while its settings load. */
export function GameSkeleton() {
  const t = useTranslate()
  return (
    <Loading label={t('play.loading')}>
      <div className={layout.frame}>
        <div className={layout.game}>
          <div className={layout.bar}>
            <Skeleton className="my-2 h-8 w-28" />
          </div>
          <div className={layout.view}>
            <div className={layout.stage}>
              <div className={layout.head}>
                <div className={layout.sign}>
                  <div className="mx-auto aspect-[340/84] max-w-84 rounded-full border border-line bg-block" />
                </div>
              </div>
              <BoardGround>
                <div className="aspect-square" />
              </BoardGround>
            </div>
            <div className={layout.controls}>
              <Skeleton className="h-12" />
              <Skeleton className="h-16" />
              <Skeleton className="h-13" />
            </div>
          </div>
        </div>
      </div>
    </Loading>
  )
}
