import type { ReactNode } from 'react'
import { modulesByGame } from './kit/modules-by-game.ts'

/** A game's emblem, for an `svg` of 48 by 48. */
type Emblem = () => ReactNode

const emblems = modulesByGame(import.meta.glob<Emblem>('./*/emblem.tsx', { eager: true, import: 'Emblem' }))

/** The emblem of a game by its id, from its folder's `emblem.tsx`; `undefined` if it has none. */
export const findEmblem = (gameId: string): Emblem | undefined => emblems.get(gameId)
