import { useText } from '../../../kernel/language/language.ts'
import { useChatText } from '../chat-text.ts'
import { OwnName } from '../profile/own-name.tsx'
import type { RoomSession } from '../room/room-session.ts'
import type { RoomState } from '../room/room-state.ts'
import { isAtLeast } from '../write/may-write.ts'
import { Panel } from './panel.tsx'
import { PresentPeople } from './present-people.tsx'
import { ShareChoice } from './share-choice.tsx'
import { ShownCards } from './shown-cards.tsx'

/** The room's topic, pace and rules, and the name under which the player writes. */
export function AboutPanel({ session, state, onClose }: { session: RoomSession; state: RoomState; onClose(): void }) {
  const t = useChatText()
  const readText = useText()
  const { room, me } = state
  return (
    <Panel title={t('chat.about')} onClose={onClose}>
      {room.topic !== '' && <p className="text-s">{readText(room.topic)}</p>}
      {room.slowSeconds > 0 && (
        <p className="nums mt-1 text-xs text-muted">{t('chat.slow', { seconds: room.slowSeconds })}</p>
      )}
      {room.rules !== '' && (
        <>
          <h3 className="mt-3 text-s">{t('chat.rules')}</h3>
          <p className="mt-1 text-s whitespace-pre-wrap text-muted">{readText(room.rules)}</p>
        </>
      )}
      {isAtLeast(state.role, 'moderator') && <PresentPeople roomId={room.id} />}
      <ShownCards />
      {state.bets?.mayShare && <ShareChoice session={session} share={state.bets.share} />}
      {me && (
        <div className="mt-3">
          <OwnName key={me.name} name={me.name} rename={session.rename} />
        </div>
      )}
    </Panel>
  )
}
