import { FIRST_LOAD } from './first-load.data.ts'

/** The modules that hold the views of the first page's blocks: those that the first tap needs, and those that follow. */
export const LOBBY_VIEWS: Readonly<Record<'surroundings' | 'lobby', readonly string[]>> = {
  surroundings: FIRST_LOAD.blocks,
  lobby: FIRST_LOAD.lobbyBlocks,
}
/** The two of them, as the sources import them and the build's manifest names them. */
export type LobbyModule = `virtual:${keyof typeof LOBBY_VIEWS}`

/** The module that holds a block's view; `undefined` for a block that has a chunk of its own. */
export function lobbyModuleOf(block: string): LobbyModule | undefined {
  if (LOBBY_VIEWS.surroundings.includes(block)) return 'virtual:surroundings'
  return LOBBY_VIEWS.lobby.includes(block) ? 'virtual:lobby' : undefined
}
