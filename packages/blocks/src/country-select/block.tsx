import { Skeleton } from '@fairground/ui'
import { defineBlock } from '../block.tsx'
import { choice, text } from '../kinds.ts'

/** A heading, and how the countries stand. */
export const countrySelectFields = {
  title: text('design.country', 80),
  look: choice('row', 'list'),
}

/** The countries that the operator serves, to choose from. */
export const countrySelect = defineBlock({
  comId: 'C000128',
  name: 'country-select',
  place: 'page',
  fields: countrySelectFields,
  load: () => import('./view.tsx'),
  Sketch: () => <Skeleton className="h-11 w-80 max-w-full rounded-m" />,
})
