import { cx } from '@fairground/ui/cx'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import AtSign from 'lucide-react/icons/at-sign'
import type { ReactNode } from 'react'
import { useChatText } from '../chat-text.ts'
import type { RoomState } from '../room/room-state.ts'
import { findMention, shownCount, unreadOf } from './unread.ts'

/** The buttons over the end of the list: to the first unread message, to a mention, to the newest message. */
export function EndButtons({
  state,
  isAtEnd,
  onUnread,
  onMention,
  onEnd,
}: {
  state: RoomState
  isAtEnd: boolean
  onUnread(): void
  onMention(): void
  onEnd(): void
}) {
  const t = useChatText()
  const unread = unreadOf(state).length
  const hasEarlierUnread = state.dividerSeq !== undefined && (state.messages[0]?.seq ?? 0) > state.dividerSeq + 1
  return (
    <div className="absolute end-3 bottom-3 flex flex-col gap-2">
      {hasEarlierUnread && state.more && (
        <RoundButton label={t('chat.toUnread')} onPress={onUnread}>
          <ArrowUp size={20} aria-hidden="true" />
        </RoundButton>
      )}
      {findMention(state) && (
        <RoundButton label={t('chat.toMention')} onPress={onMention}>
          <AtSign size={20} aria-hidden="true" />
        </RoundButton>
      )}
      {!isAtEnd && (
        <RoundButton label={t('chat.toEnd')} onPress={onEnd} count={unread}>
          <ArrowDown size={20} aria-hidden="true" />
        </RoundButton>
      )}
    </div>
  )
}

function RoundButton({
  label,
  count = 0,
  onPress,
  children,
}: {
  label: string
  count?: number
  onPress(): void
  children: ReactNode
}) {
  return (
    <button
      type="button"
      aria-label={count > 0 ? `${label} (${shownCount(count)})` : label}
      onClick={onPress}
      className="relative grid size-11 place-items-center rounded-full border border-line bg-block text-text shadow-raised"
    >
      {children}
      {count > 0 && (
        <span
          aria-hidden="true"
          className={cx(
            'nums absolute -top-1.5 -end-1 min-w-5 rounded-full px-1.5 text-center text-xs font-bold',
            'bg-accent text-on-accent',
          )}
        >
          {shownCount(count)}
        </span>
      )}
    </button>
  )
}
