import type { Engine, Options } from '@fairground/games'
import { ZONES } from '@fairground/games/football'
import { TILES } from '@fairground/games/mines'
import { widthOf } from '@fairground/games/stair'
import { CUPS } from '@fairground/games/thimbles'
import { TOWER, type TowerDifficulty } from '@fairground/games/tower'

/** What a game has to choose in each round of a run. */
export type PickSpec =
  /** Nothing: the bet decides. */
  | { kind: 'none' }
  /** Only how many steps. */
  | { kind: 'count'; most: number }
  /** Places of one board, each once. */
  | { kind: 'tiles'; places: number; columns: number; most: number }
  /** One of so many places at each step, from the first on. */
  | { kind: 'rows'; widths: readonly number[] }
  /** The multiplier of an automatic cash-out. */
  | { kind: 'target' }

const rows = (steps: number, widthAt: (step: number) => number): PickSpec => ({
  kind: 'rows',
  widths: Array.from({ length: steps }, (_, step) => widthAt(step)),
})

/** What each game of steps has to choose; a new one is one line here. */
const specs: Readonly<Record<string, (steps: number, options: Options) => PickSpec>> = {
  mines: (steps) => ({ kind: 'tiles', places: TILES, columns: Math.sqrt(TILES), most: steps }),
  tower: (steps, { difficulty }) => rows(steps, () => TOWER[difficulty as TowerDifficulty].width),
  stair: (steps) => rows(steps, widthOf),
  football: (steps) => rows(steps, () => ZONES),
  kangaroo: (steps) => ({ kind: 'count', most: steps }),
  thimbles: () => rows(1, () => CUPS),
}

/** What a game has to choose with these options; undefined where it cannot be played by a rule. */
export function findPickSpec(
  gameId: string,
  engine: Engine | undefined,
  options: Options,
  edge: number,
): PickSpec | undefined {
  if (!engine) return { kind: 'target' }
  if (engine.prizes) return { kind: 'none' }
  const spec = Object.hasOwn(specs, gameId) ? specs[gameId] : undefined
  return spec?.(engine.odds({ options, edge }).length, options)
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
