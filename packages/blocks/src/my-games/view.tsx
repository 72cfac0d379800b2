import { loadChunk } from '@fairground/ui'
import { lazy, Suspense } from 'react'
import type { ViewProps } from '../block.tsx'
import { useTakenOver } from '../use-taken-over.ts'
import type { myGamesFields } from './fields.ts'

const MyRow = lazy(async () => ({ default: (await loadChunk(() => import('./my-row.tsx'))).MyRow }))

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
