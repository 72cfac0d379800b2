import { aviatorManifest } from './aviator/manifest.ts'
import { crashManifest } from './crash/manifest.ts'
import type { Options } from './engine.ts'
import { footballManifest } from './football/manifest.ts'
import { freespinManifest } from './freespin/manifest.ts'
import { kangarooManifest } from './kangaroo/manifest.ts'
import type { GameManifest, Sample } from './manifest.ts'
import { minesManifest } from './mines/manifest.ts'
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
