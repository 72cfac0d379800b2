import { choice, flag, text } from '../kinds.ts'

/** Which article, and what shows beside its text. */
export const articleFields = {
  /** Empty: the one that the address names, `/article/{id}`. */
  article: text('', 64),
  title: choice('show', 'hide'),
  showDate: flag('on'),
  showImage: flag('on'),
}
