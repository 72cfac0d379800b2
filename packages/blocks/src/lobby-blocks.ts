/** The blocks of the lobby that the product brings along: they follow the first load at once (see `first-blocks.ts`). */
export { blocks as lobbyBlocks } from './registry.ts'
