import type { Options } from '../engine.ts'
import football from '../football/vectors.json' with { type: 'json' }
import kangaroo from '../kangaroo/vectors.json' with { type: 'json' }
import mines from '../mines/vectors.json' with { type: 'json' }
import stair from '../stair/vectors.json' with { type: 'json' }
import thimbles from '../thimbles/vectors.json' with { type: 'json' }
import tower from '../tower/vectors.json' with { type: 'json' }

/** A published round of a stepped or instant game. Amounts are in the smallest unit; the moves include the losing one. */
export interface PublishedRound {
  readonly title: string
  readonly serverSeed: string
  readonly serverSeedHash: string
  readonly clientSeed: string
  readonly nonce: number
  readonly edge: number
  /** One list a draw, or, for a game of one draw, that list alone. */
  readonly hazards: readonly number[] | readonly (readonly number[])[]
  readonly moves?: readonly number[]
  readonly stakeMinor: string
  readonly payoutMinor: string
  /** The game's option, under its own name. */
  readonly [option: string]: unknown
}

/** The hazards of a published round, one list a draw. */
export function hazardsOf({ hazards }: PublishedRound): readonly (readonly number[])[] {
  return hazards.every((draw) => typeof draw === 'number')
    ? [hazards as readonly number[]]
    : (hazards as readonly (readonly number[])[])
}

/** The published vectors of a game of steps. */
export interface SteppedVectors {
  readonly gameId: string
  /** House edge of the multipliers, in basis points. */
  readonly edge: number
  /** Multipliers by the option's value, in ten-thousandths, one for each stop. */
  readonly multipliers: Readonly<Record<string, readonly number[]>>
  readonly rounds: readonly PublishedRound[]
  /** The options as a bet names them. @param value of the game's one option, as a key of `multipliers` */
  optionsOf(value: unknown): Options
  /** Name of that option. */
  readonly option: string
}

type GameVectors = Pick<SteppedVectors, 'edge' | 'multipliers' | 'rounds'>

const byWord = (gameId: string, vectors: GameVectors): SteppedVectors => ({
  gameId,
  ...vectors,
  option: 'difficulty',
  optionsOf: (value) => ({ difficulty: String(value) }),
})
const byNumber = (gameId: string, option: string, vectors: GameVectors): SteppedVectors => ({
  gameId,
  ...vectors,
  option,
  optionsOf: (value) => ({ [option]: Number(value) }),
})

/** The vectors of every stepped game. A new game is one line here. */
export const steppedVectors: readonly SteppedVectors[] = [
  byNumber('mines', 'mines', mines),
  byNumber('stair', 'stones', stair),
  byNumber('thimbles', 'balls', thimbles),
  byWord('tower', tower),
  byWord('football', football),
  byWord('kangaroo', kangaroo),
]
