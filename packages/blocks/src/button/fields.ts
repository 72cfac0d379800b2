import { choice, link, text } from '../kinds.ts'

/** The words, what a press does, and how the button looks. */
export const buttonFields = {
  text: text('', 60),
  link: link(),
  look: choice('primary', 'plain', 'ghost'),
  size: choice('m', 'l'),
  align: choice('start', 'center', 'end', 'stretch'),
}
