import { choice, rich } from '../kinds.ts'

/** The text, and how wide its lines run. */
export const richTextFields = {
  body: rich(),
  width: choice('reading', 'full'),
  frame: choice('none', 'card'),
}
