import * as chat from '@fairground/contract/calls/chat'
import type { ChatMessage } from '@fairground/contract/chat'
import { CallError } from '@fairground/contract/envelope'
import { call } from '../../../calls/client.ts'
import { serverNow } from '../../../calls/server-time.ts'
import { mentionsOf } from '../write/mentions.ts'
import { authorsOf } from './authors.ts'
import { dropSend, type OpenedRoom, type OwnSend, putSend, takeMessage } from './room-state.ts'
import type { RoomView, ViewCell } from './room-view.ts'

/** What the player sends. */
export interface Sending {
  /** Shows a text at once and sends it. */
  send(body: string, replyTo: ChatMessage | undefined): void
  /** Sends a failed text again, under the same id. */
  retry(send: OwnSend): void
  /** Drops a text that is not in the room. */
  drop(clientId: string): void
  /** Closes what shows where help is. */
  closeHelp(): void
}

/** Refusals that last: until they end, there is no field to write in. */
const SILENCING: readonly string[] = ['muted', 'banned', 'writing_closed', 'account_too_new']
const MINUTE_MS = 60_000

/** Creates what the player sends to a room. */
export function createSending(view: ViewCell): Sending {
  async function post(send: OwnSend): Promise<void> {
    const { state } = view.get()
    if (!state) return
    const { clientId, body, replyTo } = send
    view.change((before) => putSend(before, { ...send, status: 'sending' }))
    try {
      const mentions = mentionsOf(body, authorsOf(state.messages))
      const request = { roomId: state.room.id, clientId, body, mentions, ...(replyTo && { replyTo: replyTo.id }) }
      const { model } = await call(chat.send, request, { errors: 'ignore' })
      view.change((before) => takeMessage(before, model.message))
      if (model.help) view.set({ isHelpShown: true })
      pause(serverNow() + state.room.slowSeconds * 1000)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      view.change((before) =>
        putSend(before, { ...send, status: error.errorName === 'held' ? 'held' : 'failed', error }),
      )
      note(error)
    }
  }

  function note(error: CallError): void {
    const { errorName, params } = error
    if (errorName === 'slow_mode') pause(serverNow() + Number(params?.waitMs ?? 0))
    if (SILENCING.includes(errorName)) view.set({ silence: { error, ...untilOf(params) } })
  }

  function pause(untilMs: number): void {
    view.set({ pauseUntilMs: Math.max(untilMs, view.get().pauseUntilMs) })
  }

  return {
    send(body, replyTo) {
      void post({ clientId: crypto.randomUUID(), body, replyTo, at: serverNow(), status: 'sending' })
    },
    retry: (send) => void post(send),
    drop: (clientId) => view.change((state) => dropSend(state, clientId)),
    closeHelp: () => view.set({ isHelpShown: false }),
  }
}

function untilOf(params: CallError['params']): { untilMs?: number } {
  if (typeof params?.until === 'number') return { untilMs: params.until }
  return typeof params?.minutes === 'number' ? { untilMs: serverNow() + params.minutes * MINUTE_MS } : {}
}

/** What keeps a player from writing, by what the room was opened with. */
export function silenceOf({
  sanctions,
  silent,
}: {
  sanctions: OpenedRoom['sanctions']
  silent?: OpenedRoom['silent']
}): RoomView['silence'] {
  const sanction = sanctions.find(({ kind }) => kind !== 'warn')
  if (sanction) {
    const { kind, reason, until } = sanction
    const error = new CallError(kind === 'ban' ? 'banned' : 'muted', { reason })
    return { error, ...(until !== undefined && { untilMs: until }) }
  }
  if (!silent) return undefined
  const { why, until } = silent
  if (until === undefined) return { error: new CallError(why) }
  return { error: new CallError(why, { minutes: Math.ceil((until - serverNow()) / MINUTE_MS) }), untilMs: until }
}
