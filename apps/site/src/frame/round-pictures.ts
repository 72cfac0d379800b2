import { type ComponentType, lazy } from 'react'
import type { PicturedRound } from './pictured-round.ts'

/** How a game draws a round of the past: its outcome, and a replay of its animation. */
export type RoundPicture = ComponentType<{ bet: PicturedRound }>

const pictures: Readonly<Record<string, RoundPicture>> = {
  aviator: lazy(async () => ({ default: (await import('../features/aviator/aviator-round.tsx')).AviatorRound })),
  crash: lazy(async () => ({ default: (await import('../features/crash/crash-round.tsx')).CrashRound })),
  mines: lazy(async () => ({ default: (await import('../features/mines/mines-round.tsx')).MinesRound })),
  football: lazy(async () => ({ default: (await import('../features/football/football-round.tsx')).FootballRound })),
  tower: lazy(async () => ({ default: (await import('../features/tower/tower-round.tsx')).TowerRoundPicture })),
  kangaroo: lazy(async () => ({ default: (await import('../features/kangaroo/kangaroo-round.tsx')).KangarooRound })),
  stair: lazy(async () => ({ default: (await import('../features/stair/stair-round.tsx')).StairRound })),
  thimbles: lazy(async () => ({ default: (await import('../features/thimbles/thimbles-round.tsx')).ThimblesRound })),
  scratch: lazy(async () => ({ default: (await import('../features/scratch/scratch-round.tsx')).ScratchRound })),
  freespin: lazy(async () => ({ default: (await import('../features/freespin/freespin-round.tsx')).FreespinRound })),
}

/** The picture of a game's rounds, by its id; `undefined` for one that has none. A new game is one line above. */
export function findRoundPicture(gameId: string): RoundPicture | undefined {
  return Object.hasOwn(pictures, gameId) ? pictures[gameId] : undefined
}
