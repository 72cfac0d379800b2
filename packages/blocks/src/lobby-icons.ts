/** The icons of the lobby that the product brings along: they come with its blocks (see `first-icons.ts`). */
export { icons as lobbyIcons } from './icon-list.ts'
