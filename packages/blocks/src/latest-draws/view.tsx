import { lazyPart } from '@fairground/ui/lazy-part'
import { useHydrated } from '@fairground/ui/use-hydrated'
import { Suspense } from 'react'
import type { ViewProps } from '../block.tsx'
import { BlockSection } from '../block-section.tsx'
import { useHost } from '../host.ts'
import { laterWords } from '../later-words.ts'
import type { latestDrawsFields } from './block.tsx'
import { DrawsSketch } from './sketch.tsx'

const DrawList = lazyPart(() => laterWords().then(() => import('./draw-list.tsx')), 'DrawList')

/** The draws, on live pages only: the server never renders results that will be old. */
export function View({ data }: ViewProps<typeof latestDrawsFields>) {
  const text = useHost().useText()
  const sketch = <DrawsSketch rows={data.most} />
  return (
    <BlockSection title={text(data.title)}>
      <Suspense fallback={sketch}>{useHydrated() ? <DrawList {...data} /> : sketch}</Suspense>
    </BlockSection>
  )
}
