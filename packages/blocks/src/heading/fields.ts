import { choice, flag, link, text } from '../kinds.ts'

/** The words, what leads to more, and where they stand. */
export const headingFields = {
  text: text('', 120),
  kicker: text('', 80),
  lead: text('', 400),
  level: choice('2', '1', '3'),
  align: choice('start', 'center'),
  bulbs: flag('off'),
  link: link(),
  linkText: text('', 60),
}
