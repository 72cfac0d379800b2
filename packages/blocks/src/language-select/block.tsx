import { Skeleton } from '@fairground/ui/skeleton'
import { defineBlock } from '../block.tsx'
import { choice, text } from '../kinds.ts'

/** A heading, and the look of the list. */
export const languageSelectFields = {
  title: text('shell.language', 80),
  look: choice('row', 'list'),
}

/** A choice of the site's languages. */
export const languageSelect = defineBlock({
  comId: 'C000127',
  name: 'language-select',
  place: 'page',
  fields: languageSelectFields,
  load: () => import('./view.tsx'),
  Sketch: () => <Skeleton className="h-11 w-80 max-w-full rounded-m" />,
})
