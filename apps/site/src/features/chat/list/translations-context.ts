import { createContext } from 'react'
import type { Translations } from '../room/translations.ts'

/** The translations that the player has asked for, below a room. */
export const TranslationsContext = createContext<Translations>({})
