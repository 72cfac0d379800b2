import type { Engine, Options } from './engine.ts'
import type { SharedGame } from './shared/shared-game.ts'
import type { SteppedGame } from './stepped.ts'

/** What every game says of itself, beside its rules. */
interface AnyManifest {
  /** The game's id on the wire: `mines`. */
  readonly id: string
  /** Its name in English, where nobody translates: in logs and in answers. */
  readonly name: string
  /** The category of the lobby that it is listed in, beside the one of all games. */
  readonly category: 'ORIGINALS' | 'CRASH'
}

/** What a player who lets the game play by itself chooses for each round. Places are counted from 0. */
export type PickSpec =
  /** Only how many steps. */
  | { readonly kind: 'count'; readonly most: number }
  /** Places of one board, each once. */
  | { readonly kind: 'tiles'; readonly places: number; readonly columns: number; readonly most: number }
  /** One of so many places at each step, from the first on. */
  | { readonly kind: 'rows'; readonly widths: readonly number[] }

/** One `sample(count, of)` of a bet: how many numbers are drawn, out of how many. */
export interface Sample {
  readonly count: number
  readonly of: number
}

/** A game of steps: a bet opens a round, each move decides one step. */
export interface SteppedManifest extends AnyManifest {
  readonly family: 'stepped'
  /** What the engine is made of. */
  readonly rules: SteppedGame<Options>
  readonly engine: Engine
  /** Name of the wire field that carries a move (`tile`); undefined where a move has no choice. */
  readonly moveField: string | undefined
  /** What a move does, for the documents: one sentence. */
  readonly moveText: string
  /** Whether a player may stop before the last step. */
  readonly cashesOut: boolean
  /** What autoplay chooses. @param steps that the options have */
  picks(steps: number, options: Options): PickSpec
  /** What a bet samples, in the order in which it draws; empty for options that the game does not have. */
  samples(options: Options): readonly Sample[]
}

/** A game that is over with its bet: one draw decides. */
export interface InstantManifest extends AnyManifest {
  readonly family: 'instant'
  readonly engine: Engine
}

/** A game whose rounds all players share. */
export interface MultiplayerManifest extends AnyManifest {
  readonly family: 'multiplayer'
  readonly game: SharedGame
}

/** What a game says of itself. Calls, handlers, demonstrations, autoplay, the verifier and the lobby loop over these. */
export type GameManifest = SteppedManifest | InstantManifest | MultiplayerManifest

/** `{count, of}` once for each step. @param sample by the step, from 0 */
export function samplesOfSteps(steps: number, sample: (step: number) => Sample): readonly Sample[] {
  return Array.from({ length: steps }, (_, step) => sample(step))
}

/** One of so many places at each step. @param widthAt by the step, from 0 */
export function rowsOfSteps(steps: number, widthAt: (step: number) => number): PickSpec {
  return { kind: 'rows', widths: Array.from({ length: steps }, (_, step) => widthAt(step)) }
}
