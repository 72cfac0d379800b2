import * as chat from '@fairground/contract/calls/chat'
import type { ChatBundle } from '@fairground/contract/chat'
import { chatErrors } from '@fairground/contract/chat-errors.data'
import { addErrors, CallError } from '@fairground/contract/envelope'
import { call } from '../../../calls/client.ts'
import { type ChatLine, openChatLine } from '../line/chat-line.ts'
import { createDeeds, type Deeds } from './deeds.ts'
import { fillGap, GAP_MS } from './fill-gap.ts'
import { indexOfSeq } from './messages.ts'
import { createReadMark } from './read-mark.ts'
import { hasGap, openRoomState, type RoomState, takeEvents, takePage } from './room-state.ts'
import { createViewCell, type ViewCell } from './room-view.ts'
import { createSending, type Sending, silenceOf } from './sending.ts'
import { createTranslating, type Translating } from './translations.ts'

// The catalogue of the first load leaves the refusals of the chat out.
addErrors(chatErrors)

/** Which room: by its id, or by its game. */
export type WantedRoom = { roomId: string } | { gameId: string }

/** A room that is open on the screen. */
export interface RoomSession extends Pick<ViewCell, 'get' | 'subscribe'>, Sending, Deeds, Translating {
  /** Loads a page of earlier messages. @returns whether there may be more */
  loadEarlier(limit?: number): Promise<boolean>
  /** The player has seen every message up to a number. */
  noteRead(seq: number): void
  /** Connects again after all attempts have failed, or opens a room again that was refused. */
  tryAgain(): void
  close(): void
}

/** Messages of a page of earlier ones. */
const PAGE = 50

/** Opens a room and follows it until it is closed. */
export function openRoomSession(wanted: WantedRoom): RoomSession {
  const view = createViewCell()
  const readMark = createReadMark(view)
  let line: ChatLine | undefined
  let gapTimer: ReturnType<typeof setTimeout> | undefined
  let isClosed = false
  let loading: Promise<boolean> | undefined
  const lastSeq = () => view.get().state?.seq ?? 0

  /** Opens the room; opened again, it begins with its newest messages. */
  async function open(): Promise<void> {
    try {
      const { model } = await call(chat.open, wanted, { errors: 'ignore' })
      if (isClosed) return
      const before = view.get().state
      view.set({
        ...{ state: openRoomState(model, before), online: model.room.online },
        ...{ refusal: undefined, silence: silenceOf(model) },
      })
      if (line) line.catchUp()
      else line = follow(model.room.id)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      line?.close()
      line = undefined
      if (!isClosed) view.set({ refusal: error })
    }
  }

  function follow(roomId: string): ChatLine {
    let brokeAt: number | undefined
    return openChatLine({
      ...{ roomId, lastSeq, onBundle },
      onStatus(status) {
        if (status === 'again') brokeAt ??= lastSeq()
        if (status === 'open' && brokeAt !== undefined) {
          view.set({ replayed: countAfter(view.get().state, brokeAt) })
          brokeAt = undefined
        }
        view.set({ line: status })
      },
      onRefused: () => void open(),
    })
  }

  function onBundle({ list, resyncAt }: ChatBundle): void {
    view.change((state) => takeEvents(state, list))
    if (resyncAt !== undefined) void open()
    else watchGap()
  }

  /** Waits a moment for the events of a gap, then reads them. */
  function watchGap(): void {
    const { state } = view.get()
    if (!state || !hasGap(state) || gapTimer !== undefined) return
    gapTimer = setTimeout(() => {
      void close(state.room.id)
        .catch(() => false)
        .then((isFilled) => {
          gapTimer = undefined
          if (!isFilled && !isClosed) void open()
        })
    }, GAP_MS)

    const close = (roomId: string) =>
      fillGap({
        lastSeq,
        isClosed: () => isClosed || !isBehind(),
        read: async (after, limit) => (await call(chat.history, { roomId, after, limit }, { errors: 'ignore' })).list,
        take: (events) => view.change((before) => takeEvents(before, events)),
      })
  }
  const isBehind = () => {
    const { state } = view.get()
    return state !== undefined && hasGap(state)
  }

  async function loadPage(limit: number): Promise<boolean> {
    const { state } = view.get()
    const first = state?.messages[0]
    if (!state?.more || !first) return false
    const request = { roomId: state.room.id, before: first.seq, limit }
    const page = await call(chat.history, request, { errors: 'screen' })
    // The room may have been opened again meanwhile, with its newest messages.
    if (view.get().state?.messages[0]?.seq === first.seq) view.change((before) => takePage(before, page))
    return page.more
  }

  void open()
  return {
    get: view.get,
    subscribe: view.subscribe,
    ...createSending(view),
    ...createDeeds(view, { reopen: open }),
    ...createTranslating(
      view,
      async (id, locale) => (await call(chat.translate, { id, locale }, { errors: 'ignore' })).model,
    ),
    loadEarlier(limit = PAGE) {
      loading ??= loadPage(limit).finally(() => {
        loading = undefined
      })
      return loading
    },
    noteRead: readMark.note,
    tryAgain() {
      if (line && view.get().refusal === undefined) line.connect()
      else void open()
    },
    close() {
      isClosed = true
      clearTimeout(gapTimer)
      readMark.close()
      line?.close()
    },
  }
}

function countAfter(state: RoomState | undefined, seq: number): number {
  return state ? state.messages.length - indexOfSeq(state.messages, seq + 1) : 0
}
