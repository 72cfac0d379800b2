import type { InstantManifest, Options, SteppedManifest, PickSpec as StepSpec } from '@fairground/games'

/**
 * The choice that a game needs for each round of a run: its picks, nothing where the bet decides, or a target
 * multiplier.
 */
export type PickSpec = StepSpec | { kind: 'none' } | { kind: 'target' }

/** The choice that a game needs with these options. @param game undefined for a multiplayer game */
export function pickSpecOf(
  game: SteppedManifest | InstantManifest | undefined,
  options: Options,
  edge: number,
): PickSpec {
  if (!game) return { kind: 'target' }
  if (game.family === 'instant') return { kind: 'none' }
  return game.picks(game.engine.odds({ options, edge }).length, options)
}

/** The default number of steps. */
const FIRST_STEPS = 2

/** The default picks. */
export function firstPicks(spec: PickSpec): readonly number[] {
  switch (spec.kind) {
    case 'count':
      return Array.from({ length: Math.min(FIRST_STEPS, spec.most) }, (_, at) => at)
    case 'tiles':
      return [6, 18].slice(0, spec.most)
    case 'rows':
      return spec.widths.slice(0, FIRST_STEPS).map((width) => Math.floor(width / 2))
    default:
      return []
  }
}

/**
 * Fits picks to other options: drops positions that no longer exist. The result is never empty where a game needs
 * picks.
 */
export function fitPicks(spec: PickSpec, picks: readonly number[]): readonly number[] {
  const fitting =
    spec.kind === 'rows'
      ? picks.slice(0, spec.widths.length).filter((at, step) => at < (spec.widths[step] ?? 0))
      : picks.slice(0, spec.kind === 'none' || spec.kind === 'target' ? 0 : spec.most)
  return fitting.length === 0 ? firstPicks(spec) : fitting
}
