import type { ChatMessage } from '@fairground/contract/chat'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { currentLocale } from '../../kernel/language/language.ts'
import { Announcer } from './announcer.tsx'
import { BetsContext } from './cards/bets-context.ts'
import { HelpPlace } from './help-place.tsx'
import { MeContext } from './list/me.ts'
import { type ListHandle, MessageList } from './list/message-list.tsx'
import { type RoomActions, RoomActionsContext } from './list/room-actions.ts'
import { TranslationsContext } from './list/translations-context.ts'
import { findMention } from './list/unread.ts'
import { type Desk, RoomDesk } from './panels/room-desk.tsx'
import { PinnedLine } from './pinned-line.tsx'
import { ProfileCard } from './profile/profile-card.tsx'
import type { RoomSession } from './room/room-session.ts'
import type { RoomState } from './room/room-state.ts'
import type { RoomView } from './room/room-view.ts'
import { RoomHead } from './room-head.tsx'
import { EmptyRoom } from './room-states.tsx'
import { StateLine } from './state-line.tsx'
import { WarningLine } from './warning-line.tsx'
import type { Writing } from './write/composer.tsx'
import { mayWrite } from './write/may-write.ts'

const NEW: Writing = { kind: 'new' }
/** Messages of a page while one that is far back is looked for, and most pages. */
const SEARCH_PAGE = 100
const MOST_PAGES = 20

/** A room that is open. */
export function OpenRoom({
  session,
  view,
  state,
  onOtherRooms,
}: {
  session: RoomSession
  view: RoomView
  state: RoomState
  onOtherRooms: (() => void) | undefined
}) {
  const [desk, setDesk] = useState<Desk>({ kind: 'write', writing: NEW })
  const [text, setText] = useState('')
  const [profile, setProfile] = useState<{ message: ChatMessage; from: HTMLElement }>()
  const list = useRef<ListHandle>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const write = (writing: Writing, nextText?: string) => {
    setDesk({ kind: 'write', writing })
    if (nextText !== undefined) setText(nextText)
    requestAnimationFrame(() => field.current?.focus())
  }

  /** Goes back to the field from something, unless something else is open by now: an answer may come late. */
  const leave = (left: Desk) => {
    setDesk((now) => (now === left ? { kind: 'write', writing: NEW } : now))
    requestAnimationFrame(() => field.current?.focus())
  }

  /** Loads earlier messages until one is there. */
  async function goTo(isThere: () => boolean): Promise<void> {
    for (let page = 0; page < MOST_PAGES && !isThere(); page += 1) {
      if (!(await session.loadEarlier(SEARCH_PAGE))) break
      // The list has drawn the page by then.
      await new Promise(requestAnimationFrame)
    }
  }
  const goToMessage = (id: string) => void goTo(() => list.current?.show(id) ?? true)
  const goToUnread = async () => {
    const isLoaded = () => {
      const now = session.get().state
      return !now?.more || (now.messages[0]?.seq ?? 0) <= (now.dividerSeq ?? 0) + 1
    }
    await goTo(isLoaded)
    list.current?.showUnread()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what they use stays the same for a session
  const actions = useMemo<RoomActions>(
    () => ({
      openMessage: (message) => setDesk({ kind: 'message', message }),
      openProfile: (message, from) => setProfile({ message, from }),
      goToMessage,
      react: (message, emoji) => void session.react(message, emoji).catch(() => undefined),
      translate: (message) => void session.translate(message, currentLocale()),
      hideTranslation: session.hideTranslation,
      retry: session.retry,
      change(send) {
        session.drop(send.clientId)
        write(send.replyTo ? { kind: 'reply', to: send.replyTo } : NEW, send.body)
      },
      drop: ({ clientId }) => session.drop(clientId),
    }),
    [session],
  )

  const { betsShown, follow } = state.room.settings
  const mayFollow = state.bets?.mayFollow ?? (betsShown && follow)
  const bets = useMemo(() => ({ mayFollow }), [mayFollow])

  useSlashKey(() => field.current?.focus())
  const isEmpty = state.messages.length === 0 && state.sends.length === 0
  const mayPlayerWrite = mayWrite(state, view) === 'yes'
  return (
    <RoomActionsContext value={actions}>
      <MeContext value={state.me?.id}>
        <BetsContext value={bets}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape leaves a panel from wherever the focus is in the room */}
          <div className="relative flex h-full min-h-0 flex-col" onKeyDown={leaveDesk}>
            <RoomHead
              state={state}
              online={view.online}
              onOtherRooms={onOtherRooms}
              onAbout={() => setDesk({ kind: 'about' })}
              onHeld={() => setDesk({ kind: 'held' })}
            />
            {profile?.message.author && (
              <ProfileCard
                {...{ session, state, setDesk, write, text }}
                message={profile.message}
                author={profile.message.author}
                isWriter={mayPlayerWrite}
                onClose={closeProfile}
              />
            )}
            <StateLine view={view} onRetry={session.tryAgain} />
            {state.pinned && <PinnedLine message={state.pinned} />}
            {isEmpty ? (
              <EmptyRoom mayWrite={mayPlayerWrite} />
            ) : (
              <TranslationsContext value={view.translations}>
                <MessageList
                  ref={list}
                  state={state}
                  loadEarlier={() => void session.loadEarlier().catch(() => undefined)}
                  noteRead={session.noteRead}
                  onWantUnread={() => void goToUnread()}
                  onWantMention={() => {
                    const mention = findMention(state)
                    if (mention) list.current?.show(mention.id)
                  }}
                />
              </TranslationsContext>
            )}
            <WarningLine sanctions={state.sanctions} />
            {view.isHelpShown && <HelpPlace onClose={session.closeHelp} />}
            <RoomDesk {...{ session, view, state, desk, setDesk, leave, text, setText, write, fieldRef: field }} />
            <Announcer messages={state.messages} me={state.me?.id} ignored={state.ignored} />
          </div>
        </BetsContext>
      </MeContext>
    </RoomActionsContext>
  )

  function closeProfile(): void {
    setProfile(undefined)
    if (profile?.from.isConnected) profile.from.focus()
  }

  /** The key closes what is open above the field or at the top, and only then the place. */
  function leaveDesk(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || (desk.kind === 'write' && !profile)) return
    event.preventDefault()
    event.stopPropagation()
    if (desk.kind === 'write') closeProfile()
    else write(NEW)
  }
}

/** `/` leads into the field from anywhere that takes no text; before the site's own search has a look at the key. */
function useSlashKey(focus: () => void): void {
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      const isTyping =
        event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]')
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping) return
      event.preventDefault()
      focus()
    }
    addEventListener('keydown', press, true)
    return () => removeEventListener('keydown', press, true)
  })
}
