import type { RequestOf } from '@fairground/contract/call'
import * as chat from '@fairground/contract/calls/chat'
import type { CHAT_EMOJI, ChatMessage } from '@fairground/contract/chat'
import type { RoomBets, ShareChoice } from '@fairground/contract/chat-cards'
import { call } from '../../../calls/client.ts'
import { mentionsOf } from '../write/mentions.ts'
import { authorsOf } from './authors.ts'
import { takeMessage, takeMine } from './room-state.ts'
import type { ViewCell } from './room-view.ts'

/** What a person does to messages and people. Each is told of its refusal by the site, and throws it. */
export interface Deeds {
  /** The one who calls shows the refusal. @throws CallError */
  edit(id: string, body: string): Promise<void>
  remove(id: string): Promise<void>
  /** Leaves a reaction, or takes it back. */
  react(message: ChatMessage, emoji: (typeof CHAT_EMOJI)[number]): Promise<void>
  report(request: RequestOf<typeof chat.report>): Promise<void>
  ignore(userId: string, does: 'ignore' | 'show'): Promise<void>
  moderate(request: RequestOf<typeof chat.moderate>): Promise<void>
  rename(name: string): Promise<void>
  /** Chooses what the room shows of the player's bets. */
  shareBets(share: ShareChoice): Promise<void>
}

/** Creates the deeds in a room. @param reopen opens the room again: an author is shown again with all messages */
export function createDeeds(view: ViewCell, { reopen }: { reopen(): Promise<void> }): Deeds {
  const take = (message: ChatMessage) => view.change((state) => takeMessage(state, message))
  return {
    async edit(id, body) {
      const mentions = mentionsOf(body, authorsOf(view.get().state?.messages ?? []))
      take((await call(chat.edit, { id, body, mentions }, { errors: 'ignore' })).model.message)
    },
    async remove(id) {
      take((await call(chat.remove, { id })).model.message)
    },
    async react({ id, mine = [] }, emoji) {
      const { model } = await call(chat.react, { id, emoji, on: !mine.includes(emoji) })
      view.change((state) => takeMine(state, model))
    },
    async report(request) {
      await call(chat.report, request)
    },
    async ignore(userId, does) {
      const { model } = await call(chat.ignore, { userId, on: does === 'ignore' })
      view.change((state) => ({ ...state, ignored: model.ignored }))
      if (does === 'show') await reopen()
    },
    async moderate(request) {
      const { model } = await call(chat.moderate, request)
      if (model.message) take(model.message)
    },
    async shareBets(share) {
      const { room, bets } = view.get().state ?? {}
      if (!room || !bets) return
      const show = (next: RoomBets) => view.change((state) => ({ ...state, bets: next }))
      show({ ...bets, share })
      try {
        show((await call(chat.shareBets, { roomId: room.id, share })).model.bets)
      } catch (error) {
        show(bets)
        throw error
      }
    },
    async rename(name) {
      const { model } = await call(chat.setName, { name }, { errors: 'form' })
      view.change((state) => ({ ...state, me: model.me }))
    },
  }
}
