import { EmptyState } from '@fairground/ui/empty-state'
import { BallArt } from '../art/ball-art.tsx'
import type { ViewProps } from '../block.tsx'
import { BlockSection } from '../block-section.tsx'
import { useHost } from '../host.ts'
import type { sportsHighlightsFields } from './block.tsx'

/** Says that there are no matches yet. */
export function View({ data }: ViewProps<typeof sportsHighlightsFields>) {
  const host = useHost()
  const t = host.useTranslate()
  const text = host.useText()
  return (
    <BlockSection title={text(data.title)}>
      <EmptyState
        className="rounded-m border border-dashed border-edge/60"
        picture={<BallArt className="h-24" />}
        title={t('perks.sportsEmptyTitle')}
        text={t('perks.sportsEmptyText')}
      />
    </BlockSection>
  )
}
