import { handling } from '../../ground/call/handler.ts'
import type { LiveParts } from '../../live/live/parts.ts'
import type { LotteryParts } from '../../play/lottery/parts.ts'
import type { Chat } from './chat.ts'

/** What this noun's calls and those above it may use: its own parts, and those of the nouns that it needs. */
export interface ChatParts extends LotteryParts, LiveParts {
  chat: Chat
}

/** Makes the handlers of this noun. */
export const handle = handling<ChatParts>()
