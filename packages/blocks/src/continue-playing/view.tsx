import { lazyPart } from '@fairground/ui/lazy-part'
import { Suspense } from 'react'
import type { ViewProps } from '../block.tsx'
import { useHost } from '../host.ts'
import type { continuePlayingFields } from './block.tsx'

const OpenRounds = lazyPart(() => import('./open-rounds.tsx'), 'OpenRounds')

/** The player's unfinished rounds; nothing for a visitor, who has none. */
export function View({ data }: ViewProps<typeof continuePlayingFields>) {
  if (!useHost().useLoggedIn()) return null
  return (
    <Suspense>
      <OpenRounds data={data} />
    </Suspense>
  )
}
