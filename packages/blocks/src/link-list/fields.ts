import { choice, image, link, list, text } from '../kinds.ts'

/** Places to go, each with a line about it and a picture if it has one. */
export const linkListFields = {
  title: text('', 120),
  look: choice('cards', 'rows', 'chips'),
  links: list({ text: text('', 80), note: text('', 200), link: link(), image: image() }, 30),
}
