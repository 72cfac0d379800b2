import { type Fraction, fraction } from '@fairground/money'
import type { Options } from './engine.ts'
import { sample } from './fair/draw.ts'
import type { SteppedManifest } from './manifest.ts'
import { parsePosition, type SteppedGame } from './stepped.ts'

/** One row of positions, numbered from 0: `hazards` of its `width` positions end the round. */
export interface Row {
  readonly width: number
  readonly hazards: number
}

/** What sets one game of rows apart from another. */
export interface RowGame<GameOptions extends Options>
  extends Pick<SteppedGame<GameOptions>, 'id' | 'allOptions' | 'parseOptions'> {
  /** Rows of a round. */
  readonly rows: number
  /** The row of a step, from 0. */
  rowOf(options: GameOptions, step: number): Row
}

/**
 * The rules of a game of rows: the player picks one position of each row, and each row is drawn by itself. A position
 * without a hazard raises the multiplier, a hazard ends the round. `drawn[step]` holds the hazards of a row in draw order.
 */
export function rowRules<GameOptions extends Options>(game: RowGame<GameOptions>): SteppedGame<GameOptions> {
  const { id, allOptions, parseOptions, rows, rowOf } = game
  return {
    id,
    allOptions,
    parseOptions,
    steps: () => rows,
    draw: (nextWord, options) =>
      Array.from({ length: rows }, (_, step) => {
        const { width, hazards } = rowOf(options, step)
        return sample(nextWord, hazards, width)
      }),
    chance: (options, step) => safeChance(rowOf(options, step)),
    parseMove: (options, moves, value) => parsePosition(value, rowOf(options, moves.length).width),
    survives: (drawn, step, position) => !drawn[step]?.includes(position),
  }
}

/** The chance that a position of a row has no hazard. */
function safeChance({ width, hazards }: Row): Fraction {
  return fraction(BigInt(width - hazards), BigInt(width))
}

/** What autoplay picks in a game of rows, and what its bets sample. */
export function rowManifest<GameOptions extends Options>({
  parseOptions,
  rows,
  rowOf,
}: RowGame<GameOptions>): Pick<SteppedManifest, 'picks' | 'samples'> {
  return {
    picks(steps, value) {
      const options = parseOptions(value)
      return {
        kind: 'rows',
        widths: Array.from({ length: steps }, (_, step) => (options ? rowOf(options, step).width : 0)),
      }
    },
    samples(value) {
      const options = parseOptions(value)
      if (!options) return []
      return Array.from({ length: rows }, (_, step) => {
        const { width, hazards } = rowOf(options, step)
        return { count: hazards, of: width }
      })
    },
  }
}
