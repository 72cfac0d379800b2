import { lazyPart } from '@fairground/ui/lazy-part'
import { Suspense } from 'react'

// Few messages lead here.
const HelpCard = lazyPart(() => import('./help-card.tsx'), 'HelpCard')

/** The place of the help card, over the field. */
export function HelpPlace(props: { onClose(): void }) {
  return (
    <Suspense fallback={null}>
      <HelpCard {...props} />
    </Suspense>
  )
}
