import X from 'lucide-react/icons/x'
import { useChatText } from './chat-text.ts'

/** The cross of a panel, a notice or a reply in a room. @param label what it does; without one it closes */
export function CloseButton({ label, onClose }: { label?: string; onClose(): void }) {
  const t = useChatText()
  return (
    <button
      type="button"
      aria-label={label ?? t('chat.close')}
      onClick={onClose}
      className="grid size-11 shrink-0 place-items-center text-muted hover:text-text"
    >
      <X size={18} aria-hidden="true" />
    </button>
  )
}
