import type { OwnSanction } from '@fairground/contract/chat'
import { useState } from 'react'
import { readStored, store } from '../../kernel/storage/storage.ts'
import { useChatText } from './chat-text.ts'
import { CloseButton } from './close-button.tsx'

/** The newest warning of a moderator, until the player closes it; this device remembers that. */
export function WarningLine({ sanctions }: { sanctions: readonly OwnSanction[] }) {
  const t = useChatText()
  const [seenMs, setSeenMs] = useState(() => Number(readStored('chatWarned') ?? 0))
  const warning = sanctions.filter(({ kind }) => kind === 'warn').toSorted((one, other) => other.at - one.at)[0]
  if (!warning || warning.at <= seenMs) return null
  return (
    <div className="flex items-start gap-2 border-t border-line bg-block ps-3">
      <p role="status" className="grow py-2.5 text-s">
        <strong>{t('chat.warned')}</strong> {warning.reason}
      </p>
      <CloseButton
        onClose={() => {
          store('chatWarned', String(warning.at))
          setSeenMs(warning.at)
        }}
      />
    </div>
  )
}
