import { choice, text } from '../kinds.ts'

/** A heading, and how the languages stand. */
export const languageSelectFields = {
  title: text('shell.language', 80),
  look: choice('row', 'list'),
}
