import type { Engine, Options } from './engine.ts'
import type { MultiplayerGame } from './multiplayer/multiplayer-game.ts'
import type { SteppedGame } from './stepped.ts'

/** What the product knows of every game beside its rules. */
interface AnyManifest {
  /** The game's id on the wire: `mines`. */
  readonly id: string
  /** English name, for logs and answers, which are not translated. */
  readonly name: string
  /** The lobby's category that lists it, beside the one of all games. */
  readonly category: 'ORIGINALS' | 'CRASH'
}

/** What autoplay picks in each round. Places count from 0. */
export type PickSpec =
  /** Only how many steps. */
  | { readonly kind: 'count'; readonly most: number }
  /** Places of one board, each once. */
  | { readonly kind: 'tiles'; readonly places: number; readonly columns: number; readonly most: number }
  /** One of so many places at each step, from the first on. */
  | { readonly kind: 'rows'; readonly widths: readonly number[] }

/** One `sample(count, of)` of a bet: it draws `count` numbers out of `of`. */
export interface Sample {
  readonly count: number
  readonly of: number
}

/** A stepped game: a bet opens a round, each move decides one step. */
export interface SteppedManifest extends AnyManifest {
  readonly family: 'stepped'
  /** The rules of the engine. */
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
  /** What a bet samples, in draw order; empty for options that the game does not have. */
  samples(options: Options): readonly Sample[]
}

/** An instant game: one draw decides the bet at once. */
export interface InstantManifest extends AnyManifest {
  readonly family: 'instant'
  readonly engine: Engine
}

/** A multiplayer game: all players bet in the same round. */
export interface MultiplayerManifest extends AnyManifest {
  readonly family: 'multiplayer'
  readonly game: MultiplayerGame
}

/** One game of the list. Calls, handlers, demonstrations, autoplay, the verifier and the lobby loop over the list. */
export type GameManifest = SteppedManifest | InstantManifest | MultiplayerManifest
