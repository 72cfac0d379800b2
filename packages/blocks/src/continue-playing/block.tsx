import { defineBlock } from '../block.tsx'
import { text } from '../kinds.ts'

/** The words around an unfinished round. The product's own texts fill in `{game}` and `{amount}`. */
export const continuePlayingFields = {
  title: text('lobby.resumeTitle', 80),
  buttonText: text('lobby.resume', 40),
}

/** The player's strip at the top of the page: the unfinished rounds, else the game played last. */
export const continuePlaying = defineBlock({
  comId: 'C000133',
  name: 'continue-playing',
  place: 'page',
  fields: continuePlayingFields,
  load: () => import('./view.tsx'),
  Sketch: () => null,
})
