import type { ShareChoice as Choice } from '@fairground/contract/chat-cards'
import { useChatText } from '../chat-text.ts'
import type { RoomSession } from '../room/room-session.ts'
import { ChoiceList } from './choice-list.tsx'

/** What the room shows of the player's own bets. */
export function ShareChoice({ session, share }: { session: RoomSession; share: Choice }) {
  const t = useChatText()
  const choices = [
    { value: 'no_stake', name: t('chat.shareNoStake') },
    { value: 'share', name: t('chat.shareAll') },
    { value: 'none', name: t('chat.shareNone') },
  ] as const
  return (
    <>
      <h3 className="mt-3 text-s">{t('chat.shareTitle')}</h3>
      <ChoiceList
        label={t('chat.shareTitle')}
        choices={choices}
        value={share}
        onChange={(next) => void session.shareBets(next).catch(() => undefined)}
      />
    </>
  )
}
