import type { ChatMessage } from '@fairground/contract/chat'
import { CallError } from '@fairground/contract/envelope'
import { toast } from '@fairground/ui/toast-store'
import type { RefObject } from 'react'
import { sentenceOf } from '../../../calls/reactions.ts'
import { loadChunk } from '../../../kernel/chunks/load-chunk.ts'
import { useCountdown } from '../../../player/countdown.ts'
import { PLAY_MONEY } from '../../../player/money.ts'
import { useUser } from '../../../player/user.ts'
import type { RoomSession } from '../room/room-session.ts'
import type { RoomState } from '../room/room-state.ts'
import type { RoomView } from '../room/room-view.ts'
import { Composer, type Writing } from '../write/composer.tsx'
import { betsAfterCommand } from '../write/may-be-bet.ts'
import { mayWrite } from '../write/may-write.ts'
import { AboutPanel } from './about-panel.tsx'
import { HeldPanel } from './held-panel.tsx'
import { MessagePanel } from './message-panel.tsx'
import { MutePanel } from './mute-panel.tsx'
import { ReportPanel } from './report-panel.tsx'
import { SilentDesk } from './silent-desk.tsx'

/** What stands below the messages: the field, or a panel in its place. */
export type Desk =
  | { kind: 'write'; writing: Writing }
  | { kind: 'message' | 'report' | 'mute'; message: ChatMessage }
  | { kind: 'held' | 'about' }

/** What the desk of a room needs. */
export interface DeskProps {
  session: RoomSession
  view: RoomView
  state: RoomState
  desk: Desk
  setDesk(desk: Desk): void
  /** Goes back to the field from something, unless something else is open by now: an answer may come late. */
  leave(left: Desk): void
  text: string
  setText(text: string): void
  /** Shows the field for something, with the focus in it; `text` replaces what is in it. */
  write(writing: Writing, text?: string): void
  fieldRef: RefObject<HTMLTextAreaElement | null>
}

const NEW: Writing = { kind: 'new' }

/** The part of a room below its messages. */
export function RoomDesk(props: DeskProps) {
  const { session, view, state, desk, leave } = props
  const { silence } = view
  const isSilenceOver = useCountdown(silence?.untilMs ?? Number.POSITIVE_INFINITY) === 0
  const answer = mayWrite(state, { silence: isSilenceOver ? undefined : silence })
  const onClose = () => leave(desk)
  switch (desk.kind) {
    case 'write': {
      const field = <Field {...props} writing={desk.writing} />
      if (answer === 'yes') return field
      // What a new account may do from the first minute on is to bet: in the room of a lottery bets are typed.
      const takesBets = state.room.gameId !== undefined && silence?.error.errorName === 'account_too_new'
      return (
        <>
          <SilentDesk why={answer} view={view} />
          {takesBets && answer === 'silenced' && field}
        </>
      )
    }
    case 'message':
      return <MessagePanel {...props} message={desk.message} isWriter={answer === 'yes'} onClose={onClose} />
    case 'report':
      return <ReportPanel session={session} message={desk.message} onClose={onClose} />
    case 'mute':
      return <MutePanel session={session} roomId={state.room.id} message={desk.message} onClose={onClose} />
    case 'held':
      return <HeldPanel session={session} roomId={state.room.id} onClose={onClose} />
    case 'about':
      return <AboutPanel session={session} state={state} onClose={onClose} />
  }
}

function Field(props: DeskProps & { writing: Writing }) {
  const { session, view, state, desk, leave, text, setText, write, fieldRef, writing } = props
  const decimalLength = useUser()?.decimalLength ?? PLAY_MONEY.decimalLength
  async function send(): Promise<void> {
    const body = text.trim()
    const { gameId } = state.room
    // `/bet` is never sent as a text: what cannot be read stays in the field, with what is wrong.
    if (writing.kind === 'new' && gameId !== undefined && betsAfterCommand(body) !== undefined) {
      const { takeBets } = await loadChunk(() => import('../write/bet-command.ts'))
      return takeBets(gameId, body, decimalLength) ? setText('') : undefined
    }
    if (writing.kind !== 'edit') {
      session.send(body, writing.kind === 'reply' ? writing.to : undefined)
      return write(NEW, '')
    }
    try {
      await session.edit(writing.message.id, body)
      setText('')
      leave(desk)
    } catch (error) {
      if (error instanceof CallError) toast(sentenceOf(error), { tone: 'loss' })
      else throw error
    }
  }
  function editLast(): void {
    // What is on its way is the last message, and cannot be changed yet.
    if (state.sends.some(({ status }) => status === 'sending')) return
    const last = state.messages.findLast((message) => message.author?.id === state.me?.id && isEditable(message))
    if (last) write({ kind: 'edit', message: last }, last.body)
  }
  return (
    <Composer
      {...{ state, text, writing, fieldRef }}
      onText={setText}
      pauseUntilMs={view.pauseUntilMs}
      onSend={() => void send()}
      onStop={() => write(NEW, writing.kind === 'edit' ? '' : undefined)}
      onEditLast={editLast}
    />
  )
}

const isEditable = ({ type, deletedAt, hidden }: ChatMessage) => type === 'text' && deletedAt === undefined && !hidden
