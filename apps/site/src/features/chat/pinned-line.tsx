import type { ChatMessage } from '@fairground/contract/chat'
import Pin from 'lucide-react/icons/pin'
import { useChatText } from './chat-text.ts'
import { useRoomActions } from './list/room-actions.ts'

/** The pinned message over the list; a press goes to it. */
export function PinnedLine({ message }: { message: ChatMessage }) {
  const t = useChatText()
  const { goToMessage } = useRoomActions()
  const { author, body, id } = message
  return (
    <button
      type="button"
      aria-label={`${t('chat.toPinned')}: ${body}`}
      onClick={() => goToMessage(id)}
      className="flex min-h-11 w-full items-center gap-2 border-b border-line bg-block px-3 text-start text-s hover:bg-button"
    >
      <Pin size={16} aria-hidden="true" className="shrink-0 text-bulb" />
      <span className="shrink-0 font-semibold">{author?.name ?? t('chat.system')}</span>
      <span className="min-w-0 truncate text-muted">{body}</span>
    </button>
  )
}
