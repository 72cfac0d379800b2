import * as chat from '@fairground/contract/calls/chat'
import * as winners from '@fairground/contract/calls/winners'
import type { ChatMessage } from '@fairground/contract/chat'
import { useState } from 'react'
import { useAnswer } from '../../design/use-answer.ts'
import { findLobbyRoom } from '../../features/chat/lobby-room.ts'
import { useUser } from '../../player/user.ts'
import { LobbyChat } from './lobby-chat.tsx'
import { NextDraws } from './next-draws.tsx'
import { RightNow } from './right-now.tsx'
import { useHeld } from './use-held.ts'

const ASK_EVERY_MS = 10_000
const ROOMS = { pageNo: 1, pageSize: 100 }
/** Messages of which the last texts are shown: among them are cards, and what was deleted or is hidden. */
const READ_MESSAGES = 12
const SHOWN_MESSAGES = 2

/**
 * The rail of the lobby: the newest wins, the next draws, and what was written last in the lobby's room. A card without
 * anything to show is not there, and a call that fails leaves its card as it was. All cards come at once, and nothing changes its
 * place while the pointer or the focus is in the rail. A limited player sees nothing of others, and no draws (RG-03).
 */
export function Rail() {
  const [isPointed, setPointed] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isHeld = isPointed || isFocused
  const mayUrge = useUser()?.limited !== true
  const timing = { everyMs: ASK_EVERY_MS, when: mayUrge }
  const wins = useAnswer(winners.recent, {}, timing)
  const life = useAnswer(winners.life, {}, timing)
  const rooms = useAnswer(chat.rooms, ROOMS, { everyMs: ASK_EVERY_MS })
  const room = findLobbyRoom(rooms.answer?.list)
  const mayRead = room !== undefined
  const history = useAnswer(
    chat.history,
    { roomId: room?.id ?? '', limit: READ_MESSAGES },
    { everyMs: ASK_EVERY_MS, when: mayRead },
  )
  const shownWins = useHeld(wins.answer?.list, isHeld)
  const shownLives = useHeld(life.answer?.list, isHeld)
  const shownRoom = useHeld(room, isHeld)
  const shownHistory = useHeld(history.answer?.list, isHeld)
  const isComing =
    (mayUrge && (wins.state === 'loading' || life.state === 'loading')) ||
    rooms.state === 'loading' ||
    (mayRead && history.state === 'loading')
  if (isComing) return null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices who is there
    <div
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      className="sticky top-20 -mx-2 flex max-h-[calc(100dvh-5rem)] flex-col gap-4 overflow-y-auto px-2 pb-4"
    >
      {mayUrge && (
        <>
          <RightNow wins={shownWins ?? []} />
          <NextDraws lives={shownLives ?? []} isHeld={isHeld} />
        </>
      )}
      {shownRoom && shownHistory && <LobbyChat online={shownRoom.online} messages={lastTexts(shownHistory)} />}
    </div>
  )
}

function lastTexts(events: readonly { message?: ChatMessage | undefined }[]): ChatMessage[] {
  const messages = events.flatMap(({ message }) => message ?? [])
  return messages.filter(({ type, body }) => type === 'text' && body !== '').slice(-SHOWN_MESSAGES)
}
