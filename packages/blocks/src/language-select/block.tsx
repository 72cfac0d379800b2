import { Skeleton } from '@fairground/ui'
import { defineBlock } from '../block.tsx'
import { languageSelectFields } from './fields.ts'

/** The site's languages to choose from. */
export const languageSelect = defineBlock({
  comId: 'C000127',
  name: 'language-select',
  place: 'page',
  fields: languageSelectFields,
  load: () => import('./view.tsx'),
  Sketch: () => <Skeleton className="h-11 w-80 max-w-full rounded-m" />,
})
