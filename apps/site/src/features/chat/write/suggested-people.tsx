import type { ChatAuthor } from '@fairground/contract/chat'
import { cx } from '@fairground/ui/cx'
import { type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { useChatText } from '../chat-text.ts'
import { AuthorMark } from '../list/author-mark.tsx'
import { authorsOf } from '../room/authors.ts'
import type { RoomState } from '../room/room-state.ts'
import { completeMention, findTypedMention, suggestPeople, type TypedMention } from './mentions.ts'

/** Most suggested people. */
const MOST_SUGGESTED = 5

/** The people whom a typed `@` may mean. */
export interface Suggestions {
  id: string
  people: readonly ChatAuthor[]
  /** The index of the marked one. */
  marked: number
  choose(person: ChatAuthor): void
  /** Looks where the caret is. */
  look(): void
  /** Takes a key that belongs to the list. @returns whether it did */
  take(event: KeyboardEvent): boolean
  /** What the field says of the list. */
  fieldProps: { 'aria-autocomplete': 'list'; 'aria-controls'?: string; 'aria-activedescendant'?: string }
}

/** The suggestions for the field of a room. */
export function useSuggestions({
  state: { messages, me },
  text,
  onText,
  fieldRef,
}: {
  state: Pick<RoomState, 'messages' | 'me'>
  text: string
  onText(text: string): void
  fieldRef: RefObject<HTMLTextAreaElement | null>
}): Suggestions {
  const id = useId()
  const [typed, setTyped] = useState<TypedMention>()
  const [marked, setMarked] = useState(0)
  const people = typed
    ? suggestPeople(
        authorsOf(messages).filter((author) => author.id !== me?.id),
        typed,
        MOST_SUGGESTED,
      )
    : []

  function look(): void {
    const field = fieldRef.current
    const next =
      field && field.selectionStart === field.selectionEnd
        ? findTypedMention(field.value, field.selectionStart)
        : undefined
    if (next?.at === typed?.at && next?.letters === typed?.letters) return
    setTyped(next)
    setMarked(0)
  }

  function choose({ name }: ChatAuthor): void {
    if (!typed) return
    const completed = completeMention(text, typed, name)
    onText(completed.text)
    setTyped(undefined)
    requestAnimationFrame(() => {
      fieldRef.current?.focus()
      fieldRef.current?.setSelectionRange(completed.caret, completed.caret)
    })
  }

  function take(event: KeyboardEvent): boolean {
    const person = people[marked]
    if (!person) return false
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      setMarked((marked + (event.key === 'ArrowDown' ? 1 : people.length - 1)) % people.length)
    } else if (event.key === 'Enter' || event.key === 'Tab') choose(person)
    else if (event.key === 'Escape') setTyped(undefined)
    else return false
    event.preventDefault()
    event.stopPropagation()
    return true
  }

  const isShown = people.length > 0
  return {
    ...{ id, people, marked, choose, look, take },
    fieldProps: {
      'aria-autocomplete': 'list',
      ...(isShown && { 'aria-controls': id, 'aria-activedescendant': `${id}-${marked}` }),
    },
  }
}

/** The list of people over the field. The field keeps the focus. */
export function SuggestedPeople({ suggestions: { id, people, marked, choose } }: { suggestions: Suggestions }) {
  const t = useChatText()
  if (people.length === 0) return null
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t('chat.people')}
      className="absolute inset-x-3 bottom-full z-10 mb-1 overflow-hidden rounded-m border border-line bg-block shadow-raised"
    >
      {people.map((person, at) => (
        <button
          key={person.id}
          type="button"
          id={`${id}-${at}`}
          role="option"
          aria-selected={at === marked}
          tabIndex={-1}
          // The field keeps the focus, and with it the keyboard of a phone.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => choose(person)}
          className={cx(
            'flex min-h-11 w-full items-center gap-2.5 px-3 text-start text-s',
            at === marked && 'bg-button',
          )}
        >
          <AuthorMark author={person} />
          <span className="min-w-0 truncate font-semibold">{person.name}</span>
        </button>
      ))}
    </div>
  )
}
