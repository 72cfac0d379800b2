import type { RoomBets } from '@fairground/contract/chat-cards'
import { createContext, use } from 'react'

/** What the player may do with bets in the room around a card; a visitor may follow, which asks for the login. */
export const BetsContext = createContext<Pick<RoomBets, 'mayFollow'>>({ mayFollow: false })

/** The same, for a card. */
export const useBets = (): Pick<RoomBets, 'mayFollow'> => use(BetsContext)
