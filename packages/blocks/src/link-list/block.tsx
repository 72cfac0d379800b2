import { Skeleton } from '@fairground/ui/skeleton'
import { defineBlock } from '../block.tsx'
import { choice, image, link, list, text } from '../kinds.ts'

const cards = ['a', 'b', 'c']

/** Links, each with a note and an optional picture. */
export const linkListFields = {
  title: text('', 120),
  look: choice('cards', 'rows', 'chips'),
  links: list({ text: text('', 80), note: text('', 200), link: link(), image: image() }, 30),
}

/** A list of links. */
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
