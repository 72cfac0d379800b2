import { lazyPart } from '@fairground/ui/lazy-part'
import { Skeleton } from '@fairground/ui/skeleton'
import { useHydrated } from '@fairground/ui/use-hydrated'
import { Suspense } from 'react'
import type { ViewProps } from '../block.tsx'
import { BlockSection } from '../block-section.tsx'
import { useHost } from '../host.ts'
import { laterWords } from '../later-words.ts'
import type { chatRoomFields } from './block.tsx'

const RoomCard = lazyPart(() => laterWords().then(() => import('./room-card.tsx')), 'RoomCard')

/** The room, on live pages only: the server never renders what somebody wrote. */
export function View({ data }: ViewProps<typeof chatRoomFields>) {
  const text = useHost().useText()
  const sketch = <Skeleton className="h-56 rounded-m" />
  return (
    <BlockSection title={text(data.title)}>
      <Suspense fallback={sketch}>{useHydrated() ? <RoomCard {...data} /> : sketch}</Suspense>
    </BlockSection>
  )
}
