import { type LazyScreen, lazyScreen } from '../kernel/chunks/lazy-screen.tsx'

/** A game's own screen, by its id. A new game is one line here; each is a chunk of its own. */
const screens: Readonly<Record<string, LazyScreen>> = {
  crash: lazyScreen(() => import('./crash/crash-game.tsx'), 'CrashGame'),
  aviator: lazyScreen(() => import('./aviator/aviator-game.tsx'), 'AviatorGame'),
  mines: lazyScreen(() => import('./mines/mines-game.tsx'), 'MinesGame'),
  football: lazyScreen(() => import('./football/football-game.tsx'), 'FootballGame'),
  tower: lazyScreen(() => import('./tower/tower-game.tsx'), 'TowerGame'),
  kangaroo: lazyScreen(() => import('./kangaroo/kangaroo-game.tsx'), 'KangarooGame'),
  stair: lazyScreen(() => import('./stair/stair-game.tsx'), 'StairGame'),
  thimbles: lazyScreen(() => import('./thimbles/thimbles-game.tsx'), 'ThimblesGame'),
  scratch: lazyScreen(() => import('./scratch/scratch-game.tsx'), 'ScratchGame'),
  freespin: lazyScreen(() => import('./freespin/freespin-game.tsx'), 'FreespinGame'),
}

/** The screen of a game; `undefined` for one that has none. */
export function findGameScreen(gameId: string | undefined): LazyScreen | undefined {
  return gameId !== undefined && Object.hasOwn(screens, gameId) ? screens[gameId] : undefined
}
