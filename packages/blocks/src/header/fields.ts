import { image, link, text } from '../kinds.ts'

/** The house and what stands beside it. */
export const headerFields = {
  /** Without one, the house's own mark. */
  logo: image(),
  brand: text('common.brand', 40),
  link: link('/'),
  /** The id of a menu whose lines stand in the header on desktops. */
  menu: text('', 64),
  /** Where the search leads; without one there is no search. */
  search: link(),
}
