import type { CallError } from '@fairground/contract/envelope'
import { createStore } from 'zustand/vanilla'
import type { LineStatus } from '../line/attempts.ts'
import type { RoomState } from './room-state.ts'
import type { Translations } from './translations.ts'

/** What a place shows of a room. */
export interface RoomView {
  /** Absent until the room is open. */
  state?: RoomState
  /** Why the room does not open. */
  refusal?: CallError | undefined
  line: LineStatus
  /** Players who had the room open when it was opened here. */
  online: number
  /** Messages that came after the connection was back; absent: it did not break. */
  replayed?: number | undefined
  /** What keeps the player from writing, and its end in milliseconds since 1970; absent: no end. */
  silence?: { error: CallError; untilMs?: number } | undefined
  /** The last text of the player speaks of distress: the room shows where help is, until the player closes that. */
  isHelpShown?: boolean
  translations: Translations
  /** Until when the player waits with the next message: slow mode. */
  pauseUntilMs: number
}

/** The view of one room, which its parts change. */
export interface ViewCell {
  get(): RoomView
  set(change: Partial<RoomView>): void
  /** Changes the room; without one nothing happens. */
  change(step: (state: RoomState) => RoomState): void
  subscribe(listener: () => void): () => void
}

/** Creates the view of a room that is not open yet. */
export function createViewCell(): ViewCell {
  const store = createStore<RoomView>(() => ({ line: 'connecting', online: 0, pauseUntilMs: 0, translations: {} }))
  return {
    get: store.getState,
    set: store.setState,
    change(step) {
      const { state } = store.getState()
      const next = state && step(state)
      if (next && next !== state) store.setState({ state: next })
    },
    subscribe: store.subscribe,
  }
}
