import type { ChatMessage } from '@fairground/contract/chat'
import type { ChatPhraseKey } from '@fairground/phrases/chat'
import { Button } from '@fairground/ui/button'
import { toast } from '@fairground/ui/toast-store'
import { useState } from 'react'
import { useChatText } from '../chat-text.ts'
import type { RoomSession } from '../room/room-session.ts'
import { ChoiceList } from './choice-list.tsx'
import { Panel } from './panel.tsx'
import { TextField } from './text-field.tsx'

/** How long a moderator may mute, in seconds; 0: a warning, which has no effect but that its player reads it. */
const spans: readonly { value: number; word: ChatPhraseKey }[] = [
  { value: 0, word: 'chat.warn' },
  { value: 600, word: 'chat.mute10m' },
  { value: 3_600, word: 'chat.mute1h' },
  { value: 86_400, word: 'chat.mute24h' },
  { value: 604_800, word: 'chat.mute7d' },
]
const LONGEST_REASON = 500

/** Warns or mutes the author of a message in this room, or ends a mute. */
export function MutePanel({
  session,
  roomId,
  message,
  onClose,
}: {
  session: RoomSession
  roomId: string
  message: ChatMessage
  onClose(): void
}) {
  const t = useChatText()
  const [seconds, setSeconds] = useState(600)
  const [reason, setReason] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const { author } = message
  const kind = seconds === 0 ? 'warn' : 'mute'
  if (!author) return null
  async function moderate(action: 'warn' | 'mute' | 'unmute'): Promise<void> {
    setIsBusy(true)
    try {
      const target = { roomId, userId: author?.id }
      await session.moderate(
        action === 'unmute'
          ? { action, ...target }
          : { action, ...target, reason: reason.trim(), ...(action === 'mute' && { seconds }) },
      )
      toast(t('chat.done'), { kind: 'notice' })
      onClose()
    } catch {
      // The site has said why.
      setIsBusy(false)
    }
  }
  return (
    <Panel title={t('chat.muteTitle', { name: author.name })} onClose={onClose}>
      <ChoiceList
        label={t('chat.mute')}
        choices={spans.map(({ value, word }) => ({ value, name: t(word) }))}
        value={seconds}
        onChange={setSeconds}
      />
      <TextField label={t('chat.reason')} value={reason} onChange={setReason} maxLength={LONGEST_REASON} />
      <div className="mt-1 grid grid-cols-2 gap-2">
        <Button onClick={() => void moderate('unmute')}>{t('chat.unmute')}</Button>
        <Button look="danger" busy={isBusy} disabled={reason.trim() === ''} onClick={() => void moderate(kind)}>
          {t(`chat.${kind}`)}
        </Button>
      </div>
    </Panel>
  )
}
