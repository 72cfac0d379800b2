import { lazyPart } from '@fairground/ui'
import type { ComponentType } from 'react'
import type { PicturedRound } from './kit/pictured-round.ts'

/** How a game draws a round of the past: its outcome, and a replay of its animation. */
export type RoundPicture = ComponentType<{ bet: PicturedRound }>

const pictures: Readonly<Record<string, RoundPicture>> = {
  aviator: lazyPart(() => import('./aviator/aviator-round.tsx'), 'AviatorRound'),
  crash: lazyPart(() => import('./crash/crash-round.tsx'), 'CrashRound'),
  mines: lazyPart(() => import('./mines/mines-round.tsx'), 'MinesRound'),
  football: lazyPart(() => import('./football/football-round.tsx'), 'FootballRound'),
  tower: lazyPart(() => import('./tower/tower-round.tsx'), 'TowerRoundPicture'),
  kangaroo: lazyPart(() => import('./kangaroo/kangaroo-round.tsx'), 'KangarooRound'),
  stair: lazyPart(() => import('./stair/stair-round.tsx'), 'StairRound'),
  thimbles: lazyPart(() => import('./thimbles/thimbles-round.tsx'), 'ThimblesRound'),
  scratch: lazyPart(() => import('./scratch/scratch-round.tsx'), 'ScratchRound'),
  freespin: lazyPart(() => import('./freespin/freespin-round.tsx'), 'FreespinRound'),
}

/** The picture of a game's rounds, by its id; `undefined` for one that has none. A new game is one line above. */
export function findRoundPicture(gameId: string): RoundPicture | undefined {
  return Object.hasOwn(pictures, gameId) ? pictures[gameId] : undefined
}
