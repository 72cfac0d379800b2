import { text } from '../kinds.ts'

/** The words around an unfinished round. `{game}` and `{amount}` are put in where the text is the product's own. */
export const continuePlayingFields = {
  title: text('lobby.resumeTitle', 80),
  buttonText: text('lobby.resume', 40),
}
