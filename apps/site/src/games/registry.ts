import type { ReactNode } from 'react'
import { type LazyScreen, lazyScreen } from '../kernel/chunks/lazy-screen.tsx'
import { modulesByGame } from './kit/modules-by-game.ts'

type ScreenModule = { Screen: () => ReactNode }

const modules = modulesByGame(import.meta.glob<ScreenModule>('./*/screen.tsx'))
const screens = new Map([...modules].map(([id, load]) => [id, lazyScreen(load, 'Screen')]))

/** A game's own screen by its id, from its folder's `screen.tsx`, in its own chunk; `undefined` if it has none. */
export function findGameScreen(gameId: string | undefined): LazyScreen | undefined {
  return gameId === undefined ? undefined : screens.get(gameId)
}
