import { Skeleton } from '@fairground/ui/skeleton'
import { defineBlock } from '../block.tsx'
import { choice, text } from '../kinds.ts'

/** A heading, and the look of the list. */
export const countrySelectFields = {
  title: text('design.country', 80),
  look: choice('row', 'list'),
}

/** A choice of the countries that the operator serves. */
export const countrySelect = defineBlock({
  comId: 'C000128',
  name: 'country-select',
  place: 'page',
  fields: countrySelectFields,
  load: () => import('./view.tsx'),
  Sketch: () => <Skeleton className="h-11 w-80 max-w-full rounded-m" />,
})
