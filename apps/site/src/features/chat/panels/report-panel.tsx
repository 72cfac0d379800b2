import type { RequestOf } from '@fairground/contract/call'
import type * as chat from '@fairground/contract/calls/chat'
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

type Reason = RequestOf<typeof chat.report>['reason']

/** The reasons in the order of the list. */
const reasons: readonly { value: Reason; word: ChatPhraseKey }[] = [
  { value: 'spam', word: 'chat.reasonSpam' },
  { value: 'abuse', word: 'chat.reasonAbuse' },
  { value: 'scam', word: 'chat.reasonScam' },
  { value: 'harm', word: 'chat.reasonHarm' },
  { value: 'other', word: 'chat.reasonOther' },
]
const LONGEST_NOTE = 500

/** Reports a message to staff. */
export function ReportPanel({
  session,
  message,
  onClose,
}: {
  session: RoomSession
  message: ChatMessage
  onClose(): void
}) {
  const t = useChatText()
  const [reason, setReason] = useState<Reason>('spam')
  const [note, setNote] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const name = message.author?.name ?? ''
  async function send(): Promise<void> {
    setIsBusy(true)
    try {
      await session.report({ id: message.id, reason, note: note.trim() })
      toast(t('chat.reported'))
      onClose()
    } catch {
      // The site has said why.
      setIsBusy(false)
    }
  }
  return (
    <Panel title={t('chat.reportTitle', { name })} onClose={onClose}>
      <p className="text-xs text-muted">{t('chat.reportText', { name })}</p>
      <ChoiceList
        label={t('chat.report')}
        choices={reasons.map(({ value, word }) => ({ value, name: t(word) }))}
        value={reason}
        onChange={setReason}
      />
      <TextField label={t('chat.note')} value={note} onChange={setNote} maxLength={LONGEST_NOTE} />
      <Button look="primary" className="mt-1 w-full" busy={isBusy} onClick={() => void send()}>
        {t('chat.sendReport')}
      </Button>
    </Panel>
  )
}
