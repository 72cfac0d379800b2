import { lazyPart } from '@fairground/ui/lazy-part'
import { useHydrated } from '@fairground/ui/use-hydrated'
import { Suspense } from 'react'
import type { ViewProps } from '../block.tsx'
import { BlockSection } from '../block-section.tsx'
import { useHost } from '../host.ts'
import { laterWords } from '../later-words.ts'
import type { liveBetsFields } from './block.tsx'
import { LiveBetsSketch } from './sketch.tsx'

const Feed = lazyPart(() => laterWords().then(() => import('./feed.tsx')), 'Feed')

/** The feed, on live pages only: the server never renders current bets. */
export function View({ data }: ViewProps<typeof liveBetsFields>) {
  const text = useHost().useText()
  const sketch = <LiveBetsSketch rows={data.rows} />
  return (
    <BlockSection title={text(data.title)}>
      <Suspense fallback={sketch}>{useHydrated() ? <Feed rows={data.rows} /> : sketch}</Suspense>
    </BlockSection>
  )
}
