import { defineBlock } from '../block.tsx'
import { text } from '../kinds.ts'

/** The words around an unfinished round. `{game}` and `{amount}` are put in where the text is the product's own. */
export const continuePlayingFields = {
  title: text('lobby.resumeTitle', 80),
  buttonText: text('lobby.resume', 40),
}

/** An unfinished round is the first thing that a player sees; for everybody else there is nothing to see. */
export const continuePlaying = defineBlock({
  comId: 'C000133',
  name: 'continue-playing',
  place: 'page',
  fields: continuePlayingFields,
  load: () => import('./view.tsx'),
  Sketch: () => null,
})
