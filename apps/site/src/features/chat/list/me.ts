import { createContext } from 'react'

/** The player's account id, below a room; undefined for a visitor. */
export const MeContext = createContext<string | undefined>(undefined)
