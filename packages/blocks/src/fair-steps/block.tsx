import { Skeleton } from '@fairground/ui/skeleton'
import { defineBlock } from '../block.tsx'
import { link, list, text } from '../kinds.ts'

/** How a round is fair, step by step. */
export const fairStepsFields = {
  title: text('lobby.fairTitle', 80),
  steps: list({ icon: text('', 200), title: text('', 80), text: text('', 400) }, 6, [
    { icon: 'lock', title: 'lobby.fairSeal', text: 'lobby.fairSealText' },
    { icon: 'shuffle', title: 'lobby.fairMix', text: 'lobby.fairMixText' },
    { icon: 'key', title: 'lobby.fairOpen', text: 'lobby.fairOpenText' },
  ]),
  moreText: text('lobby.fairMore', 40),
  moreLink: link('/verify'),
}

/** How a round is fair, in a few steps below a string of lamps. */
export const fairSteps = defineBlock({
  comId: 'C000129',
  name: 'fair-steps',
  place: 'page',
  fields: fairStepsFields,
  load: () => import('./view.tsx'),
  Sketch: () => (
    <div aria-hidden="true">
      <Skeleton className="mb-14 h-8 w-64" />
      <div className="grid gap-8 tablet:grid-cols-3">
        {['a', 'b', 'c'].map((step) => (
          <Skeleton key={step} className="h-40 rounded-m" />
        ))}
      </div>
    </div>
  ),
})
