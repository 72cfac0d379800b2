import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { useLoggedIn } from '../../kernel/token.ts'
import { ChatTextContext, useLoadedChatText } from './chat-text.ts'
import { OpenRoom } from './open-room.tsx'
import { openRoomSession, type RoomSession, type WantedRoom } from './room/room-session.ts'
import { RefusedRoom, RoomSkeleton } from './room-states.tsx'

/**
 * A room of the chat, with everything that a place needs: the messages, the field, every state. It fills the place; the place gives
 * it a height. `onOtherRooms`: offered where the room does not open.
 */
export function ChatRoom(props: { wanted: WantedRoom; onOtherRooms?: () => void }) {
  return (
    <Suspense fallback={<RoomSkeleton />}>
      <SpokenRoom {...props} />
    </Suspense>
  )
}

function SpokenRoom({ wanted, onOtherRooms }: { wanted: WantedRoom; onOtherRooms?: () => void }) {
  const t = useLoadedChatText()
  // Another player is another view of the room.
  const loggedIn = useLoggedIn()
  return (
    <ChatTextContext value={t}>
      <FollowedRoom key={`${Object.values(wanted)[0]} ${loggedIn}`} wanted={wanted} onOtherRooms={onOtherRooms} />
    </ChatTextContext>
  )
}

interface RoomProps {
  wanted: WantedRoom
  onOtherRooms: (() => void) | undefined
}

/** Opens the room for as long as it is on the screen. */
function FollowedRoom({ wanted, onOtherRooms }: RoomProps) {
  const [session, setSession] = useState<RoomSession>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another room is another component
  useEffect(() => {
    const newSession = openRoomSession(wanted)
    setSession(newSession)
    return newSession.close
  }, [])
  return session ? <SessionView session={session} onOtherRooms={onOtherRooms} /> : <RoomSkeleton />
}

function SessionView({ session, onOtherRooms }: { session: RoomSession; onOtherRooms: RoomProps['onOtherRooms'] }) {
  const view = useSyncExternalStore(session.subscribe, session.get)
  if (view.refusal) return <RefusedRoom refusal={view.refusal} onAgain={session.tryAgain} onOtherRooms={onOtherRooms} />
  if (!view.state) return <RoomSkeleton />
  return <OpenRoom session={session} view={view} state={view.state} onOtherRooms={onOtherRooms} />
}
