/** The icons that no first page has: fetched with the first of them (see `first-icons.ts`). */
export { icons as laterIcons } from './icon-list.ts'
