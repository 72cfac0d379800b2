import { type ComponentType, lazy } from 'react'

/** A game's own screen, by its id. A new game is one line here; each is a chunk of its own. */
const screens: Readonly<Record<string, ComponentType>> = {
  crash: lazy(async () => ({ default: (await import('../features/crash/crash-game.tsx')).CrashGame })),
  aviator: lazy(async () => ({ default: (await import('../features/aviator/aviator-game.tsx')).AviatorGame })),
  mines: lazy(async () => ({ default: (await import('../features/mines/mines-game.tsx')).MinesGame })),
  football: lazy(async () => ({ default: (await import('../features/football/football-game.tsx')).FootballGame })),
  tower: lazy(async () => ({ default: (await import('../features/tower/tower-game.tsx')).TowerGame })),
  kangaroo: lazy(async () => ({ default: (await import('../features/kangaroo/kangaroo-game.tsx')).KangarooGame })),
  stair: lazy(async () => ({ default: (await import('../features/stair/stair-game.tsx')).StairGame })),
  thimbles: lazy(async () => ({ default: (await import('../features/thimbles/thimbles-game.tsx')).ThimblesGame })),
  scratch: lazy(async () => ({ default: (await import('../features/scratch/scratch-game.tsx')).ScratchGame })),
  freespin: lazy(async () => ({ default: (await import('../features/freespin/freespin-game.tsx')).FreespinGame })),
}

/** The screen of a game; `undefined` for one that has none. */
export function findGameScreen(gameId: string | undefined): ComponentType | undefined {
  return gameId !== undefined && Object.hasOwn(screens, gameId) ? screens[gameId] : undefined
}
