import { cx } from '@fairground/ui/cx'
import { lazyPart } from '@fairground/ui/lazy-part'
import { Suspense } from 'react'
import type { ViewProps } from '../block.tsx'
import { useHost } from '../host.ts'
import { laterWords } from '../later-words.ts'
import type { continuePlayingFields } from './block.tsx'

const PlayerStrip = lazyPart(() => laterWords().then(() => import('./player-strip.tsx')), 'PlayerStrip')

/** The player's strip. Its room stands from the first paint on, in the server's page too; a visitor has none. */
export function View({ data }: ViewProps<typeof continuePlayingFields>) {
  const loggedIn = useHost().useLoggedIn()
  return (
    <div className={cx('min-h-15', !loggedIn && 'hidden in-data-[player]:block')}>
      {loggedIn && (
        <Suspense>
          <PlayerStrip data={data} />
        </Suspense>
      )}
    </div>
  )
}
