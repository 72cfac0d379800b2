import { lazyPart } from '@fairground/ui/lazy-part'
import type { ComponentType } from 'react'
import { modulesByGame } from './kit/modules-by-game.ts'
import type { PicturedRound } from './kit/pictured-round.ts'

/** A game's picture of a past round: its outcome, and a replay of its animation. */
export type RoundPicture = ComponentType<{ bet: PicturedRound }>

const modules = modulesByGame(import.meta.glob<{ Replay: RoundPicture }>('./*/replay.tsx'))
const pictures = new Map([...modules].map(([id, load]) => [id, lazyPart(load, 'Replay')]))

/** The picture of a game's rounds by its id, from its folder's `replay.tsx`; `undefined` if it has none. */
export const findRoundPicture = (gameId: string): RoundPicture | undefined => pictures.get(gameId)
