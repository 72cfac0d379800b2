import type { ChatMessage } from '@fairground/contract/chat'
import { Button } from '@fairground/ui/button'
import { cx } from '@fairground/ui/cx'
import { lazyPart } from '@fairground/ui/lazy-part'
import SendHorizontal from 'lucide-react/icons/send-horizontal'
import { type KeyboardEvent, Suspense, useId } from 'react'
import { useCountdown } from '../../../player/countdown.ts'
import { useChatText } from '../chat-text.ts'
import type { RoomState } from '../room/room-state.ts'
import { mayBeBet } from './may-be-bet.ts'
import { Purpose } from './purpose.tsx'
import { SuggestedPeople, useSuggestions } from './suggested-people.tsx'
import { countCharacters } from './text-length.ts'

// The grammar of typed bets is no part of a room without a lottery.
const TypedBet = lazyPart(() => import('./typed-bet.tsx'), 'TypedBet')

/** What the field is for: a new message, the answer to one, or another text for an own one. */
export type Writing = { kind: 'new' } | { kind: 'reply'; to: ChatMessage } | { kind: 'edit'; message: ChatMessage }

/** From this many characters before the end on, the rest is shown. */
const LEFT_SHOWN = 50
/** Fingers write line breaks with Enter; who has a keyboard sends with it. */
const hasKeyboard = () => matchMedia('(pointer: fine)').matches

/** The field of a message, with what it is for above it. Its text is only ever sent as a text. */
export function Composer({
  state,
  text,
  onText,
  writing,
  pauseUntilMs,
  onSend,
  onStop,
  onEditLast,
  fieldRef,
}: {
  state: RoomState
  text: string
  onText(text: string): void
  writing: Writing
  /** When the next message may be sent (slow mode). */
  pauseUntilMs: number
  onSend(): void
  /** Ends a reply or a change. */
  onStop(): void
  /** Begins to change the last own message. */
  onEditLast(): void
  fieldRef: React.RefObject<HTMLTextAreaElement | null>
}) {
  const t = useChatText()
  const hintId = useId()
  const waitSeconds = Math.ceil(useCountdown(writing.kind === 'edit' ? 0 : pauseUntilMs) / 1000)
  const { gameId } = state.room
  const limit = state.room.settings.messageLength
  const left = text.length > limit / 2 ? limit - countCharacters(text) : limit
  const suggestions = useSuggestions({ state, text, onText, fieldRef })
  const isSendable = text.trim() !== '' && left >= 0 && waitSeconds === 0

  function press(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.nativeEvent.isComposing || suggestions.take(event)) return
    if (event.key === 'Enter' && !event.shiftKey && hasKeyboard()) {
      event.preventDefault()
      if (isSendable) onSend()
    } else if (event.key === 'ArrowUp' && text === '' && writing.kind === 'new') {
      event.preventDefault()
      onEditLast()
    } else if (event.key === 'Escape' && writing.kind !== 'new') {
      event.preventDefault()
      event.stopPropagation()
      onStop()
    } else if (event.key === 'Escape' && text !== '') {
      // A text is not lost by the key that closes the place.
      event.stopPropagation()
      event.currentTarget.blur()
    }
  }

  return (
    <div className="relative flex flex-col gap-1.5 border-t border-line px-3 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
      <SuggestedPeople suggestions={suggestions} />
      {gameId !== undefined && writing.kind === 'new' && mayBeBet(text) && (
        <Suspense fallback={null}>
          <TypedBet gameId={gameId} text={text} onTaken={() => onText('')} />
        </Suspense>
      )}
      <Purpose writing={writing} onStop={onStop} />
      <div className="flex items-end gap-2">
        <textarea
          ref={fieldRef}
          rows={1}
          value={text}
          onChange={(event) => onText(event.target.value)}
          onSelect={suggestions.look}
          onKeyDown={press}
          placeholder={t('chat.placeholder')}
          aria-label={t('chat.field')}
          aria-describedby={hintId}
          aria-invalid={left < 0 || undefined}
          {...suggestions.fieldProps}
          className={cx(
            'max-h-32 min-h-11 min-w-0 grow resize-none rounded-m border bg-ground px-3.5 py-2.5 text-m leading-snug outline-none [field-sizing:content] placeholder:text-faint focus:outline-2 focus:-outline-offset-1 focus:outline-focus',
            left < 0 ? 'border-loss' : 'border-edge',
          )}
        />
        <Button
          look="primary"
          className="nums min-w-11 shrink-0 px-0"
          aria-label={
            waitSeconds > 0
              ? t('chat.sendIn', { seconds: waitSeconds })
              : t(writing.kind === 'edit' ? 'chat.save' : 'chat.send')
          }
          aria-disabled={!isSendable}
          onClick={() => isSendable && onSend()}
        >
          {waitSeconds > 0 ? waitSeconds : <SendHorizontal size={20} aria-hidden="true" className="rtl:-scale-x-100" />}
        </Button>
      </div>
      <p id={hintId} className={cx('nums text-xs', left < 0 ? 'font-semibold text-loss' : 'text-muted')}>
        {left < 0 ? t('chat.tooLong', { count: -left }) : left <= LEFT_SHOWN ? t('chat.left', { count: left }) : ''}
      </p>
    </div>
  )
}
