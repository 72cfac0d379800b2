import { type LazyScreen, lazyScreen } from '../app/lazy-screen.tsx'

/** A game's own screen, by its id. A new game is one line here; each is a chunk of its own. */
const screens: Readonly<Record<string, LazyScreen>> = {
  crash: lazyScreen(() => import('../features/crash/crash-game.tsx'), 'CrashGame'),
  aviator: lazyScreen(() => import('../features/aviator/aviator-game.tsx'), 'AviatorGame'),
  mines: lazyScreen(() => import('../features/mines/mines-game.tsx'), 'MinesGame'),
  football: lazyScreen(() => import('../features/football/football-game.tsx'), 'FootballGame'),
  tower: lazyScreen(() => import('../features/tower/tower-game.tsx'), 'TowerGame'),
  kangaroo: lazyScreen(() => import('../features/kangaroo/kangaroo-game.tsx'), 'KangarooGame'),
  stair: lazyScreen(() => import('../features/stair/stair-game.tsx'), 'StairGame'),
  thimbles: lazyScreen(() => import('../features/thimbles/thimbles-game.tsx'), 'ThimblesGame'),
  scratch: lazyScreen(() => import('../features/scratch/scratch-game.tsx'), 'ScratchGame'),
  freespin: lazyScreen(() => import('../features/freespin/freespin-game.tsx'), 'FreespinGame'),
}

/** The screen of a game; `undefined` for one that has none. */
export function findGameScreen(gameId: string | undefined): LazyScreen | undefined {
  return gameId !== undefined && Object.hasOwn(screens, gameId) ? screens[gameId] : undefined
}
