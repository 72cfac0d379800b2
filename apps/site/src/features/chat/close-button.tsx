import X from 'lucide-react/icons/x'
import { useChatText } from './chat-text.ts'

/** The cross of a panel or a notice of a room. */
export function CloseButton({ onClose }: { onClose(): void }) {
  const t = useChatText()
  return (
    <button
      type="button"
      aria-label={t('chat.close')}
      onClick={onClose}
      className="grid size-11 shrink-0 place-items-center text-muted hover:text-text"
    >
      <X size={18} aria-hidden="true" />
    </button>
  )
}
