import { choice, link, moment, text } from '../kinds.ts'

/** When it is over, by the server's time, and the words before and after. */
export const countdownFields = {
  until: moment(),
  title: text('', 120),
  text: text('', 300),
  link: link(),
  linkText: text('', 60),
  whenOver: choice('message', 'hide'),
  overText: text('content.over', 200),
}
