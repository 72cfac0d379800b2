import type { ChatMessage } from '@fairground/contract/chat'
import { useRef, useState, useSyncExternalStore } from 'react'
import { useChatText } from './chat-text.ts'

/** Says the newest message to screen readers while the focus is in the room: politely, one at a time. */
export function Announcer({
  messages,
  me,
  ignored,
}: {
  messages: readonly ChatMessage[]
  me: string | undefined
  ignored: readonly string[]
}) {
  const t = useChatText()
  const line = useRef<HTMLParagraphElement>(null)
  // What was there when the room opened is no news.
  const [firstSeq] = useState(messages.at(-1)?.seq ?? 0)
  const isInRoom = useSyncExternalStore(
    onFocus,
    () => line.current?.parentElement?.contains(document.activeElement) ?? false,
  )
  const message = messages.findLast(({ author }) => author?.id !== me && !ignored.includes(author?.id ?? ''))
  const isNews = isInRoom && message !== undefined && message.seq > firstSeq && message.body !== ''
  return (
    <p ref={line} role="status" className="sr-only">
      {isNews && t('chat.said', { name: message.author?.name ?? t('chat.system'), text: message.body })}
    </p>
  )
}

function onFocus(listener: () => void): () => void {
  addEventListener('focusin', listener)
  addEventListener('focusout', listener)
  return () => {
    removeEventListener('focusin', listener)
    removeEventListener('focusout', listener)
  }
}
