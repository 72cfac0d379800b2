import { useState } from 'react'
import { ChatRoom } from './chat-room.tsx'
import type { WantedRoom } from './room/room-session.ts'
import { RoomList } from './room-list.tsx'

/** A place of the chat: a room, or the list from which one is chosen. */
export function ChatPlace({ first }: { first: WantedRoom | undefined }) {
  const [wanted, setWanted] = useState(first)
  if (!wanted) return <RoomList onChoose={(roomId) => setWanted({ roomId })} />
  return <ChatRoom wanted={wanted} onOtherRooms={() => setWanted(undefined)} />
}
