import { Skeleton } from '@fairground/ui/skeleton'
import { defineBlock } from '../block.tsx'
import { file, flag, image, number, text } from '../kinds.ts'

/** The video, its poster, its captions (WebVTT) and their language. It never starts by itself. */
export const videoFields = {
  video: file(),
  poster: image(),
  title: text('', 200),
  captions: file(),
  captionsLanguage: text('en', 16),
  width: number(1280, 1, 10_000),
  height: number(720, 1, 10_000),
  loop: flag('off'),
}

/** A video with the browser's own controls. */
export const video = defineBlock({
  comId: 'C000113',
  name: 'video',
  place: 'page',
  fields: videoFields,
  load: () => import('./view.tsx'),
  Sketch: () => <Skeleton className="aspect-video w-full rounded-l" />,
})
