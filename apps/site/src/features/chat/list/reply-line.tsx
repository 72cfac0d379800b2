import CornerUpLeft from 'lucide-react/icons/corner-up-left'
import { useChatText } from '../chat-text.ts'
import type { Reply } from './lines.ts'
import { useRoomActions } from './room-actions.ts'

/** The message that another one answers; a press goes to it. */
export function ReplyLine({ id, name, text, isDeleted }: Reply) {
  const t = useChatText()
  const { goToMessage } = useRoomActions()
  const shownText = isDeleted ? t('chat.deleted') : text
  return (
    <button
      type="button"
      onClick={() => goToMessage(id)}
      className="flex min-h-8 max-w-full items-center gap-1.5 rounded-s border-s-2 border-line ps-2 text-start text-xs text-muted hover:text-text"
    >
      <CornerUpLeft size={14} aria-hidden="true" className="shrink-0 rtl:-scale-x-100" />
      <span className="shrink-0 font-semibold">{name}</span>
      <span className="min-w-0 truncate">{shownText}</span>
    </button>
  )
}
