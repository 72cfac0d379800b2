import type { CHAT_EMOJI, ChatMessage } from '@fairground/contract/chat'
import { createContext, use } from 'react'
import type { OwnSend } from '../room/room-state.ts'

/** What a line of the list can begin. The functions stay the same, so that lines are not drawn again. */
export interface RoomActions {
  /** Shows what can be done with a message. */
  openMessage(message: ChatMessage): void
  /** Shows the author of a message. @param from what was pressed: it has the focus again afterwards */
  openProfile(message: ChatMessage, from: HTMLElement): void
  /** Scrolls to a message, and loads earlier ones until it is there. */
  goToMessage(id: string): void
  react(message: ChatMessage, emoji: (typeof CHAT_EMOJI)[number]): void
  /** Shows a message in the language of the site. */
  translate(message: ChatMessage): void
  hideTranslation(id: string): void
  retry(send: OwnSend): void
  /** Puts a failed text back into the field. */
  change(send: OwnSend): void
  drop(send: OwnSend): void
}

const nothing = () => undefined

/** The actions, below a room. */
export const RoomActionsContext = createContext<RoomActions>({
  openMessage: nothing,
  openProfile: nothing,
  goToMessage: nothing,
  react: nothing,
  translate: nothing,
  hideTranslation: nothing,
  retry: nothing,
  change: nothing,
  drop: nothing,
})

/** The actions of the room around a line. */
export const useRoomActions = (): RoomActions => use(RoomActionsContext)
