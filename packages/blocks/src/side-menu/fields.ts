import { flag, image, link, list, text } from '../kinds.ts'

/** Which menus it shows, and what stands above and below them. */
export const sideMenuFields = {
  logo: image(),
  brand: text('common.brand', 40),
  link: link('/'),
  /** The ids of the design's menus, in their order. */
  menus: list({ id: text('', 64) }, 10, [{ id: 'main' }, { id: 'more' }]),
  language: flag('on'),
  noteTitle: text('shell.footPlay', 80),
  noteText: text('shell.footPlayText', 300),
}
