import { type Ref, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Virtualizer, type VirtualizerHandle } from 'virtua'
import { useHiddenCards } from '../cards/shown-cards.ts'
import { useChatText } from '../chat-text.ts'
import type { RoomState } from '../room/room-state.ts'
import { EndButtons } from './end-buttons.tsx'
import { LineView } from './line-view.tsx'
import { type Line, linesOf } from './lines.ts'

/** Nearer to the end than this, in pixels, the list follows new messages. */
const AT_END_PX = 60
/** Nearer to the beginning than this, earlier messages are loaded. */
const EARLIER_PX = 600

/** What a place does with its list. */
export interface ListHandle {
  /** Scrolls to a message, if it is loaded. @returns whether it is */
  show(messageId: string): boolean
  showUnread(): void
  showEnd(): void
}

/** The messages of a room: as many as the window has, however many there are. */
export function MessageList({
  state,
  ref,
  loadEarlier,
  noteRead,
  onWantUnread,
  onWantMention,
}: {
  state: RoomState
  ref: Ref<ListHandle>
  loadEarlier(): void
  /** Called with the place of the last message that is in sight. */
  noteRead(seq: number): void
  onWantUnread(): void
  onWantMention(): void
}) {
  const t = useChatText()
  const hiddenCards = useHiddenCards()
  const lines = useMemo(() => linesOf(state, hiddenCards), [state, hiddenCards])
  const virtualizer = useRef<VirtualizerHandle>(null)
  const [isAtEnd, setIsAtEnd] = useState(true)
  const isFollowing = useRef(true)
  const shift = useIsPrepended(state)

  function look(): void {
    const handle = virtualizer.current
    if (!handle) return
    const { scrollOffset, scrollSize, viewportSize } = handle
    const isNowAtEnd = scrollSize - scrollOffset - viewportSize < AT_END_PX
    isFollowing.current = isNowAtEnd
    setIsAtEnd(isNowAtEnd)
    if (scrollOffset < EARLIER_PX && state.more) loadEarlier()
    if (document.visibilityState === 'visible') {
      const seq = lastSeqUpTo(lines, isNowAtEnd ? lines.length - 1 : handle.findItemIndex(scrollOffset + viewportSize))
      if (seq !== undefined) noteRead(seq)
    }
  }
  const scrollTo = (index: number, align: 'start' | 'end' | 'center') => {
    if (index >= 0) virtualizer.current?.scrollToIndex(index, { align })
  }
  const showEnd = () => {
    isFollowing.current = true
    scrollTo(lines.length - 1, 'end')
  }
  const showLine = (isWanted: (line: Line) => boolean, align: 'start' | 'center') => {
    const index = lines.findIndex(isWanted)
    if (index < 0) return false
    isFollowing.current = false
    scrollTo(index, align)
    return true
  }
  useImperativeHandle(ref, () => ({
    show: (id) => showLine((line) => line.kind === 'message' && line.key === id, 'center'),
    showUnread: () => void showLine(({ kind }) => kind === 'unread', 'start'),
    showEnd,
  }))

  const isStarted = useRef(false)
  const lastKey = lines.at(-1)?.key
  const hasSent = lines.at(-1)?.kind === 'send'
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new last line is what it follows
  useLayoutEffect(() => {
    const isFirst = !isStarted.current
    isStarted.current = true
    // A list that has just appeared begins with its unread messages.
    if (isFirst && showLine(({ kind }) => kind === 'unread', 'start')) return
    if (isFollowing.current || hasSent) showEnd()
  }, [lastKey, hasSent])

  return (
    <div className="relative min-h-0 grow">
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        tabIndex={0}
        aria-label={t('chat.messages')}
        className="h-full relative overflow-y-auto overscroll-contain [overflow-anchor:none]"
      >
        <Virtualizer
          ref={virtualizer}
          data={lines}
          as="ol"
          item="li"
          shift={shift}
          bufferSize={400}
          onScroll={look}
          onResize={() => (isFollowing.current ? showEnd() : look())}
        >
          {(line) => <LineView key={line.key} line={line} />}
        </Virtualizer>
      </section>
      <EndButtons state={state} isAtEnd={isAtEnd} onEnd={showEnd} onUnread={onWantUnread} onMention={onWantMention} />
    </div>
  )
}

/** Whether this drawing adds earlier messages: the list then keeps its distance from the end. */
function useIsPrepended({ messages }: RoomState): boolean {
  const first = messages[0]?.seq
  const [known, setKnown] = useState({ messages, first, isPrepended: false })
  if (known.messages === messages) return known.isPrepended
  const isPrepended = first !== undefined && known.first !== undefined && first < known.first
  setKnown({ messages, first, isPrepended })
  return isPrepended
}

/** The place of the last message up to a line. */
function lastSeqUpTo(lines: readonly Line[], index: number): number | undefined {
  for (let at = Math.min(index, lines.length - 1); at >= 0; at -= 1) {
    const line = lines[at]
    if (line?.kind === 'message') return line.message.seq
  }
  return undefined
}
