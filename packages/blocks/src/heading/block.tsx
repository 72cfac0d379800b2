import { Skeleton } from '@fairground/ui'
import { defineBlock } from '../block.tsx'
import { headingFields } from './fields.ts'

/** A heading with an optional line above, lead below and link beside it. */
export const heading = defineBlock({
  comId: 'C000119',
  name: 'heading',
  place: 'page',
  fields: headingFields,
  load: () => import('./view.tsx'),
  Sketch: () => <Skeleton className="h-8 w-64 max-w-full" />,
})
