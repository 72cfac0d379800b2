import { lazyPart } from '@fairground/ui'
import type { ComponentType } from 'react'
import type { PicturedRound } from './pictured-round.ts'

/** How a game draws a round of the past: its outcome, and a replay of its animation. */
export type RoundPicture = ComponentType<{ bet: PicturedRound }>

const pictures: Readonly<Record<string, RoundPicture>> = {
  aviator: lazyPart(() => import('../features/aviator/aviator-round.tsx'), 'AviatorRound'),
  crash: lazyPart(() => import('../features/crash/crash-round.tsx'), 'CrashRound'),
  mines: lazyPart(() => import('../features/mines/mines-round.tsx'), 'MinesRound'),
  football: lazyPart(() => import('../features/football/football-round.tsx'), 'FootballRound'),
  tower: lazyPart(() => import('../features/tower/tower-round.tsx'), 'TowerRoundPicture'),
  kangaroo: lazyPart(() => import('../features/kangaroo/kangaroo-round.tsx'), 'KangarooRound'),
  stair: lazyPart(() => import('../features/stair/stair-round.tsx'), 'StairRound'),
  thimbles: lazyPart(() => import('../features/thimbles/thimbles-round.tsx'), 'ThimblesRound'),
  scratch: lazyPart(() => import('../features/scratch/scratch-round.tsx'), 'ScratchRound'),
  freespin: lazyPart(() => import('../features/freespin/freespin-round.tsx'), 'FreespinRound'),
}

/** The picture of a game's rounds, by its id; `undefined` for one that has none. A new game is one line above. */
export function findRoundPicture(gameId: string): RoundPicture | undefined {
  return Object.hasOwn(pictures, gameId) ? pictures[gameId] : undefined
}
