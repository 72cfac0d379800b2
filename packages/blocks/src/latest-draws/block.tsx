import { defineBlock } from '../block.tsx'
import { number, text } from '../kinds.ts'
import { DrawsSketch } from './sketch.tsx'

/** The lottery by its id, or all of them; and how many draws of one lottery it shows. */
export const latestDrawsFields = {
  title: text('draws.latestTitle', 120),
  gameId: text('', 64),
  most: number(5, 1, 10),
}

/** The latest results: several of one lottery, or the last one of each. */
export const latestDraws = defineBlock({
  comId: 'C000139',
  name: 'latest-draws',
  place: 'page',
  urges: true,
  fields: latestDrawsFields,
  load: () => import('./view.tsx'),
  Sketch: () => <DrawsSketch rows={latestDrawsFields.most.fallback} />,
})
