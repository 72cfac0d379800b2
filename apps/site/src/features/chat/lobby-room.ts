import type { ListedRoom } from '@fairground/contract/chat'

/** The room of the lobby: the first public one, if everybody may read it. A room from a level on says so. */
export function findLobbyRoom(rooms: readonly ListedRoom[] | undefined): ListedRoom | undefined {
  const room = rooms?.find(({ kind }) => kind === 'PUBLIC')
  return room?.access.startsWith('LEVEL') ? undefined : room
}
