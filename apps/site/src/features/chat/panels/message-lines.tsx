import type { ChatMessage } from '@fairground/contract/chat'
import { toast } from '@fairground/ui/toast-store'
import Copy from 'lucide-react/icons/copy'
import CornerUpLeft from 'lucide-react/icons/corner-up-left'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import Flag from 'lucide-react/icons/flag'
import Languages from 'lucide-react/icons/languages'
import Pencil from 'lucide-react/icons/pencil'
import Pin from 'lucide-react/icons/pin'
import PinOff from 'lucide-react/icons/pin-off'
import Trash2 from 'lucide-react/icons/trash-2'
import UserX from 'lucide-react/icons/user-x'
import VolumeX from 'lucide-react/icons/volume-x'
import type { ReactNode } from 'react'
import { currentLocale } from '../../../kernel/language/language.ts'
import { type ChatTranslate, useChatText } from '../chat-text.ts'
import { isAtLeast } from '../write/may-write.ts'
import type { DeskProps } from './room-desk.tsx'

/** One deed in the panel of a message. */
export interface MessageLine {
  id: string
  icon: ReactNode
  name: string
  isDanger?: boolean
  isModeration?: boolean
  onPress(): void
}

type LineParts = Pick<DeskProps, 'session' | 'state' | 'setDesk' | 'write'> & {
  message: ChatMessage
  /** Whether the person may write now. */
  isWriter: boolean
  onClose(): void
  nowMs: number
}

const MINUTE_MS = 60_000
const icon = { size: 18, 'aria-hidden': true, className: 'shrink-0' } as const

/** The deeds that a person may do with a message now. */
export function useMessageLines(parts: LineParts): MessageLine[] {
  const t = useChatText()
  const isOwn = parts.message.author?.id === parts.state.me?.id
  return [
    ...sharedLines(parts, t),
    ...(isOwn ? ownLines(parts, t) : othersLines(parts, t)),
    ...moderationLines(parts, t),
  ]
}

/** Does something and goes back to the field; the site says why it was refused. */
function doing(deed: () => Promise<void>, then: () => void): () => void {
  return () => {
    void deed().then(then, () => undefined)
  }
}

function sharedLines({ message, isWriter, write, onClose }: LineParts, t: ChatTranslate): MessageLine[] {
  const { body } = message
  const copy = () => {
    void navigator.clipboard.writeText(body).then(() => toast(t('chat.copied'), { kind: 'notice' }))
    onClose()
  }
  return [
    ...(isWriter
      ? [
          {
            id: 'reply',
            icon: <CornerUpLeft {...icon} className="shrink-0 rtl:-scale-x-100" />,
            name: t('chat.reply'),
            onPress: () => write({ kind: 'reply', to: message }),
          },
        ]
      : []),
    ...(body === '' ? [] : [{ id: 'copy', icon: <Copy {...icon} />, name: t('chat.copy'), onPress: copy }]),
  ]
}

function ownLines(
  { session, state, message, isWriter, write, onClose, nowMs }: LineParts,
  t: ChatTranslate,
): MessageLine[] {
  const { editMinutes, deleteMinutes } = state.room.settings
  const isYoung = (minutes: number) => nowMs - message.createdAt < minutes * MINUTE_MS
  const lines: MessageLine[] = []
  if (isWriter && message.type === 'text' && isYoung(editMinutes)) {
    const onPress = () => write({ kind: 'edit', message }, message.body)
    lines.push({ id: 'edit', icon: <Pencil {...icon} />, name: t('chat.edit'), onPress })
  }
  if (isYoung(deleteMinutes)) {
    const onPress = doing(() => session.remove(message.id), onClose)
    lines.push({ id: 'remove', icon: <Trash2 {...icon} />, name: t('chat.remove'), isDanger: true, onPress })
  }
  return lines
}

function othersLines({ session, state, message, setDesk, onClose }: LineParts, t: ChatTranslate): MessageLine[] {
  const { author } = message
  if (state.role === 'visitor' || !author) return []
  const isIgnored = state.ignored.includes(author.id)
  const ignore = doing(
    () => session.ignore(author.id, isIgnored ? 'show' : 'ignore'),
    () => {
      if (!isIgnored) toast(t('chat.ignoredToast', { name: author.name }))
      onClose()
    },
  )
  const translate = () => {
    void session.translate(message, currentLocale())
    onClose()
  }
  const isText = message.type === 'text' && message.body !== ''
  return [
    ...(state.mayTranslate && isText && !isIgnored
      ? [{ id: 'translate', icon: <Languages {...icon} />, name: t('chat.translate'), onPress: translate }]
      : []),
    {
      id: 'report',
      icon: <Flag {...icon} />,
      name: t('chat.report'),
      onPress: () => setDesk({ kind: 'report', message }),
    },
    {
      id: 'ignore',
      icon: isIgnored ? <Eye {...icon} /> : <UserX {...icon} />,
      name: t(isIgnored ? 'chat.show' : 'chat.ignore'),
      onPress: ignore,
    },
  ]
}

function moderationLines({ session, state, message, setDesk, onClose }: LineParts, t: ChatTranslate): MessageLine[] {
  const { role, room, me } = state
  const { id, hidden, author } = message
  if (!isAtLeast(role, 'helper')) return []
  const line = (name: string, action: 'hide' | 'show' | 'pin' | 'unpin' | 'delete', mark: ReactNode): MessageLine => ({
    ...{ id: action, icon: mark, name, isModeration: true, isDanger: action === 'delete' },
    onPress: doing(() => session.moderate(action === 'unpin' ? { action, roomId: room.id } : { action, id }), onClose),
  })
  const lines = [
    hidden ? line(t('chat.unhide'), 'show', <Eye {...icon} />) : line(t('chat.hide'), 'hide', <EyeOff {...icon} />),
  ]
  if (!isAtLeast(role, 'moderator')) return lines
  lines.push(
    room.pinnedId === id
      ? line(t('chat.unpin'), 'unpin', <PinOff {...icon} />)
      : line(t('chat.pin'), 'pin', <Pin {...icon} />),
  )
  if (author?.id === me?.id) return lines
  lines.push(line(t('chat.remove'), 'delete', <Trash2 {...icon} />))
  lines.push({
    ...{ id: 'mute', icon: <VolumeX {...icon} />, name: t('chat.warnOrMute'), isModeration: true, isDanger: true },
    onPress: () => setDesk({ kind: 'mute', message }),
  })
  return lines
}
