import { Skeleton } from '@fairground/ui'
import { defineBlock } from '../block.tsx'
import { linkListFields } from './fields.ts'

const cards = ['a', 'b', 'c']

/** A list of places to go. */
export const linkList = defineBlock({
  comId: 'C000134',
  name: 'link-list',
  place: 'page',
  fields: linkListFields,
  load: () => import('./view.tsx'),
  Sketch: () => (
    <span className="grid gap-3 tablet:grid-cols-3">
      {cards.map((card) => (
        <Skeleton key={card} className="h-20 rounded-m" />
      ))}
    </span>
  ),
})
