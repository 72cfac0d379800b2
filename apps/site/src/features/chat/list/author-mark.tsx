import type { ChatAuthor, ChatRole } from '@fairground/contract/chat'
import type { ChatPhraseKey } from '@fairground/phrases/chat'
import { Badge, type Tone } from '@fairground/ui/badge'
import { PlayerAvatar } from '../../../design/player-avatar.tsx'
import { useChatText } from '../chat-text.ts'

/** The picture of an author, or the first letter of the name; a star for the server. */
export function AuthorMark({ author }: { author: ChatAuthor | undefined }) {
  if (author) return <PlayerAvatar seed={author.id} name={author.name} avatar={author.avatar} />
  return (
    <span
      aria-hidden="true"
      className="grid size-9 shrink-0 place-items-center rounded-full bg-button font-display text-s font-bold text-bulb"
    >
      ★
    </span>
  )
}

const badges: Readonly<Partial<Record<ChatRole, { tone: Tone; word: ChatPhraseKey }>>> = {
  helper: { tone: 'info', word: 'chat.helper' },
  moderator: { tone: 'safe', word: 'chat.moderator' },
  operator: { tone: 'accent', word: 'chat.operator' },
}

/** The badge of a person with a task; a player has none. */
export function RoleBadge({ role }: { role: ChatRole }) {
  const t = useChatText()
  const badge = badges[role]
  return badge ? <Badge tone={badge.tone}>{t(badge.word)}</Badge> : null
}
