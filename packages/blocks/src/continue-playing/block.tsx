import { defineBlock } from '../block.tsx'
import { continuePlayingFields } from './fields.ts'

/** An unfinished round is the first thing that a player sees; for everybody else there is nothing to see. */
export const continuePlaying = defineBlock({
  comId: 'C000133',
  name: 'continue-playing',
  place: 'page',
  fields: continuePlayingFields,
  load: () => import('./view.tsx'),
  Sketch: () => null,
})
