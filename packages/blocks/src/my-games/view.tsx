import { lazyPart } from '@fairground/ui/lazy-part'
import { useHydrated } from '@fairground/ui/use-hydrated'
import { Suspense } from 'react'
import type { ViewProps } from '../block.tsx'
import type { myGamesFields } from './block.tsx'

const MyRow = lazyPart(() => import('./my-row.tsx'), 'MyRow')

/** The player's games, on live pages only: the server never renders them. */
export function View({ data }: ViewProps<typeof myGamesFields>) {
  return (
    useHydrated() && (
      <Suspense>
        <MyRow {...data} />
      </Suspense>
    )
  )
}
