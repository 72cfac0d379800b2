import CornerUpLeft from 'lucide-react/icons/corner-up-left'
import Pencil from 'lucide-react/icons/pencil'
import { useChatText } from '../chat-text.ts'
import { CloseButton } from '../close-button.tsx'
import type { Writing } from './composer.tsx'

/** What the field above which it stands is for, and a button that ends it. A new message needs no word. */
export function Purpose({ writing, onStop }: { writing: Writing; onStop(): void }) {
  const t = useChatText()
  if (writing.kind === 'new') return null
  const isReply = writing.kind === 'reply'
  const message = isReply ? writing.to : writing.message
  return (
    <div className="flex min-h-11 items-center gap-2 border-s-2 border-accent ps-2 text-xs">
      {isReply ? (
        <CornerUpLeft size={16} aria-hidden="true" className="shrink-0 text-muted rtl:-scale-x-100" />
      ) : (
        <Pencil size={16} aria-hidden="true" className="shrink-0 text-muted" />
      )}
      <p className="min-w-0 grow">
        <strong className="block font-semibold">
          {isReply ? t('chat.replyTo', { name: message.author?.name ?? '' }) : t('chat.editing')}
        </strong>
        <span className="block truncate text-muted">{message.body}</span>
      </p>
      <CloseButton label={t('chat.stop')} onClose={onStop} />
    </div>
  )
}
