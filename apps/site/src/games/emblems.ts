import type { ReactNode } from 'react'
import { byGame } from './kit/by-game.ts'

/** What a game draws in an `svg` of 48 by 48. */
type Emblem = () => ReactNode

const emblems = byGame(import.meta.glob<Emblem>('./*/emblem.tsx', { eager: true, import: 'Emblem' }))

/** The emblem of a game, by its id: its folder's `emblem.tsx`; `undefined` for one that has none. */
export const findEmblem = (gameId: string): Emblem | undefined => emblems.get(gameId)
