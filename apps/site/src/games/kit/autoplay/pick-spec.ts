import type { InstantManifest, Options, SteppedManifest, PickSpec as StepSpec } from '@fairground/games'

/** What a game has to choose in each round of a run: its picks, nothing where the bet decides, or a multiplier to stop at. */
export type PickSpec = StepSpec | { kind: 'none' } | { kind: 'target' }

/** What a game has to choose with these options. @param game none of a game whose rounds everybody shares */
export function pickSpecOf(
  game: SteppedManifest | InstantManifest | undefined,
  options: Options,
  edge: number,
): PickSpec {
  if (!game) return { kind: 'target' }
  if (game.family === 'instant') return { kind: 'none' }
  return game.picks(game.engine.odds({ options, edge }).length, options)
}

/** Steps that a run plays until the player says otherwise. */
const FIRST_STEPS = 2

/** What is chosen to begin with. */
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

/** Picks that fit other options: what is not there any more is left out. Empty is never right where steps are chosen. */
export function fitPicks(spec: PickSpec, picks: readonly number[]): readonly number[] {
  const fitting =
    spec.kind === 'rows'
      ? picks.slice(0, spec.widths.length).filter((at, step) => at < (spec.widths[step] ?? 0))
      : picks.slice(0, spec.kind === 'none' || spec.kind === 'target' ? 0 : spec.most)
  return fitting.length === 0 ? firstPicks(spec) : fitting
}
