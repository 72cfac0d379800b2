import { Skeleton } from '@fairground/ui/skeleton'
import { defineBlock } from '../block.tsx'
import { choice, flag, image as imageField, link, number, text } from '../kinds.ts'

/** The picture and its words. Width and height are the picture's own, in pixels, and reserve its room. */
export const imageFields = {
  image: imageField(),
  alt: text('', 300),
  decorative: flag('off'),
  width: number(1280, 1, 10_000),
  height: number(720, 1, 10_000),
  caption: text('', 300),
  link: link(),
  corners: choice('round', 'square'),
}

/** One picture, with an optional caption and link. */
export const image = defineBlock({
  comId: 'C000112',
  name: 'image',
  place: 'page',
  fields: imageFields,
  load: () => import('./view.tsx'),
  Sketch: () => <Skeleton className="aspect-video w-full rounded-l" />,
})
