import { lazyPart } from '@fairground/ui'
import { Suspense } from 'react'
import type { ViewProps } from '../block.tsx'
import { useTakenOver } from '../use-taken-over.ts'
import type { myGamesFields } from './block.tsx'

const MyRow = lazyPart(() => import('./my-row.tsx'), 'MyRow')

/** Nobody's games are on a page that the server draws: they come once it is taken over. */
export function View({ data }: ViewProps<typeof myGamesFields>) {
  return (
    useTakenOver() && (
      <Suspense>
        <MyRow {...data} />
      </Suspense>
    )
  )
}
