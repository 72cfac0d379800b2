import { CHAT_EMOJI, type ChatMessage } from '@fairground/contract/chat'
import { cx } from '@fairground/ui/cx'
import type { ReactNode } from 'react'
import { useServerNow } from '../../../player/countdown.ts'
import { useChatText } from '../chat-text.ts'
import { type MessageLine, useMessageLines } from './message-lines.tsx'
import { Panel } from './panel.tsx'
import type { DeskProps } from './room-desk.tsx'

/** What can be done with a message: reactions, and a line for each deed that this person may do. */
export function MessagePanel(props: DeskProps & { message: ChatMessage; onClose(): void; isWriter: boolean }) {
  const { state, message, onClose, isWriter } = props
  const t = useChatText()
  // The message as it is now: others react to it meanwhile.
  const present = state.messages.find(({ id }) => id === message.id) ?? message
  const lines = useMessageLines({ ...props, message: present, nowMs: useServerNow() })
  const [own, moderating] = [
    lines.filter(({ isModeration }) => !isModeration),
    lines.filter((line) => line.isModeration),
  ]
  return (
    <Panel title={t('chat.panel', { name: message.author?.name ?? '' })} onClose={onClose}>
      {present.body !== '' && <p className="mb-1 truncate text-xs text-muted">{present.body}</p>}
      {isWriter && <Reactions {...props} message={present} />}
      <Lines lines={own} />
      {moderating.length > 0 && (
        <>
          <p className="mt-2 text-xs font-semibold text-muted">{t('chat.moderation')}</p>
          <Lines lines={moderating} />
        </>
      )}
    </Panel>
  )
}

function Reactions({ session, message, onClose }: DeskProps & { message: ChatMessage; onClose(): void }) {
  const t = useChatText()
  const { mine = [] } = message
  return (
    <div className="-mx-2 grid grid-cols-8">
      {CHAT_EMOJI.map((emoji) => (
        <button
          key={emoji}
          type="button"
          aria-label={t('chat.react', { emoji })}
          aria-pressed={mine.includes(emoji)}
          onClick={() => {
            void session.react(message, emoji).catch(() => undefined)
            onClose()
          }}
          className={cx(
            'grid min-h-11 place-items-center rounded-s text-l hover:bg-button',
            mine.includes(emoji) && 'bg-accent/15 outline-1 -outline-offset-1 outline-accent',
          )}
        >
          {emoji}
        </button>
      ))}
    </div>
  )
}

function Lines({ lines }: { lines: readonly MessageLine[] }): ReactNode {
  return (
    <ul className="grid grid-cols-2 gap-x-2">
      {lines.map(({ id, icon, name, isDanger, onPress }) => (
        <li key={id}>
          <button
            type="button"
            onClick={onPress}
            className={cx(
              'flex min-h-11 w-full items-center gap-2.5 rounded-s px-2 text-start text-s font-medium hover:bg-button',
              isDanger && 'text-loss',
            )}
          >
            {icon}
            <span className="min-w-0">{name}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
