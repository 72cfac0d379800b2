import { aviatorManifest } from './aviator/manifest.ts'
import { crashManifest } from './crash/manifest.ts'
import type { Engine, Options } from './engine.ts'
import { footballManifest } from './football/manifest.ts'
import { freespinManifest } from './freespin/manifest.ts'
import { kangarooManifest } from './kangaroo/manifest.ts'
import type { GameManifest, Sample } from './manifest.ts'
import { minesManifest } from './mines/manifest.ts'
import type { MultiplayerGame } from './multiplayer/multiplayer-game.ts'
import { scratchManifest } from './scratch/manifest.ts'
import { stairManifest } from './stair/manifest.ts'
import { thimblesManifest } from './thimbles/manifest.ts'
import { towerManifest } from './tower/manifest.ts'

/** Every game, in the order of the lobby. A new game is its folder and one line here. */
export const manifests = [
  minesManifest,
  towerManifest,
  stairManifest,
  footballManifest,
  kangarooManifest,
  thimblesManifest,
  scratchManifest,
  freespinManifest,
  crashManifest,
  aviatorManifest,
] as const satisfies readonly GameManifest[]

/** The games of one family. */
export function manifestsOf<Family extends GameManifest['family']>(
  family: Family,
): readonly Extract<(typeof manifests)[number], { family: Family }>[] {
  return manifests.filter((manifest) => manifest.family === family) as never
}

/** What a bet of a game samples; nothing where the game draws in another way. */
export function samplesOf(gameId: string, options: Options): readonly Sample[] {
  return (
    manifestsOf('stepped')
      .find(({ id }) => id === gameId)
      ?.samples(options) ?? []
  )
}

/** The engines of all stepped and instant games. */
export const engines: readonly Engine[] = manifests.flatMap((game) => ('engine' in game ? [game.engine] : []))

/** The engine of a game id; `undefined` for an unknown id and for a multiplayer game. */
export function findEngine(gameId: unknown): Engine | undefined {
  return engines.find(({ id }) => id === gameId)
}

/** Every multiplayer game. */
export const multiplayerGames: readonly MultiplayerGame[] = manifestsOf('multiplayer').map(({ game }) => game)

/** The multiplayer game of an id; `undefined` for any other id. */
export function findMultiplayerGame(gameId: unknown): MultiplayerGame | undefined {
  return multiplayerGames.find(({ id }) => id === gameId)
}
