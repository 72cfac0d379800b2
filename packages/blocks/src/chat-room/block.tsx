import { Skeleton } from '@fairground/ui/skeleton'
import { defineBlock } from '../block.tsx'
import { number, text } from '../kinds.ts'

/** The room by its id, or that of a lottery's game, or the first one; and how many of its last messages stand there. */
export const chatRoomFields = {
  title: text('rooms.title', 120),
  roomId: text('', 64),
  gameId: text('', 64),
  messages: number(3, 0, 10),
}

/** A room of the chat: who is there, what was written last, and the way in. */
export const chatRoom = defineBlock({
  comId: 'C000140',
  name: 'chat-room',
  place: 'page',
  fields: chatRoomFields,
  load: () => import('./view.tsx'),
  Sketch: () => <Skeleton className="h-56 rounded-m" />,
})
