import type { ChatMessage } from '@fairground/contract/chat'
import { Button } from '@fairground/ui/button'
import MessagesSquare from 'lucide-react/icons/messages-square'
import { openChat } from '../../features/chat/panel-state.ts'
import { useTranslate } from '../../kernel/language/language.ts'
import { RailCard } from './rail-card.tsx'
import { useRailText } from './rail-text.ts'

/** From so many on it is told how many are there. */
const MANY = 2

/** What was written last in the lobby's room, how many are there, and the way into the chat. */
export function LobbyChat({ online, messages }: { online: number; messages: readonly ChatMessage[] }) {
  const t = useRailText()
  const say = useTranslate()
  return (
    <RailCard title={t('chat')} aside={online >= MANY && t('here', { count: online })}>
      {messages.length === 0 ? (
        <p className="text-s text-muted">{say('rooms.empty')}</p>
      ) : (
        <ul className="flex flex-col gap-1.5">
          {messages.map(({ id, author, body }) => (
            <li key={id} className="line-clamp-2 text-s wrap-anywhere">
              <bdi className="font-semibold">{author?.name}</bdi> <span dir="auto">{body}</span>
            </li>
          ))}
        </ul>
      )}
      <Button
        className="my-2 w-full"
        onClick={() => {
          openChat()
          // The rail goes: whoever uses a keyboard is at the button that closes the chat again.
          document.getElementById('chat-button')?.focus()
        }}
      >
        <MessagesSquare size={18} aria-hidden="true" />
        {t('openChat')}
      </Button>
    </RailCard>
  )
}
