import { Button } from '@fairground/ui/button'
import { useEffect, useState } from 'react'
import { useChatText } from './chat-text.ts'
import type { RoomView } from './room/room-view.ts'

/** How long the good news stays. */
const SHOWN_MS = 4_000

/** What there is to say of the connection: nothing while it stands. */
export function StateLine({ view: { line, replayed }, onRetry }: { view: RoomView; onRetry(): void }) {
  const t = useChatText()
  if (line === 'again') return <Line text={t('chat.reconnecting')} />
  if (line === 'lost') {
    return (
      <div className="flex items-center gap-3 border-b border-line bg-button px-3 py-1.5">
        <p role="status" className="grow text-s">
          {t('chat.lost')}
        </p>
        <Button onClick={onRetry}>{t('chat.retry')}</Button>
      </div>
    )
  }
  return line === 'open' && replayed !== undefined && <Replayed text={t('chat.replayed', { count: replayed })} />
}

function Replayed({ text }: { text: string }) {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [])
  return !isOver && <Line text={text} />
}

function Line({ text }: { text: string }) {
  return (
    <p role="status" className="border-b border-line bg-button px-3 py-2 text-center text-xs text-muted">
      {text}
    </p>
  )
}
