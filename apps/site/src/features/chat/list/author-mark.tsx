import type { ChatAuthor, ChatRole } from '@fairground/contract/chat'
import type { ChatPhraseKey } from '@fairground/phrases/chat'
import { Badge, type Tone } from '@fairground/ui/badge'
import { cx } from '@fairground/ui/cx'
import { useChatText } from '../chat-text.ts'

const tones = ['text-accent-text', 'text-safe', 'text-info', 'text-vip', 'text-win'] as const

/** The colour of an author: always the same of the same account. It says nothing more. */
export function authorTone(id: string): string {
  let sum = 0
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 9973
  return tones[sum % tones.length] ?? tones[0]
}

/** The first letter of an author's name in a round frame. */
export function AuthorMark({ author }: { author: ChatAuthor | undefined }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'grid size-9 shrink-0 place-items-center rounded-full bg-button font-display text-s font-bold uppercase',
        author ? authorTone(author.id) : 'text-bulb',
      )}
    >
      {author ? [...author.name][0] : '★'}
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
