import type { Engine, Options, Prize, Round, Terms } from '../engine.ts'
import { weighted } from '../fair/draw.ts'
import type { WordSource } from '../fair/stream.ts'
import { multiplierToNumber } from '../payout.ts'
import { refuse } from '../refusal.ts'
import { prizeOdds, tableReturn } from './prize-table.ts'

/** The rules of one instant game; `instantEngine` makes its engine. */
export interface InstantGame {
  readonly id: string
  /** The prizes for a house edge, in basis points. */
  table(edge: number): readonly Prize[]
  /** Draws the numbers that the screen shows, after the prize; they do not change the payout. */
  drawShow(nextWord: WordSource, prize: number): readonly number[]
}

const NO_OPTIONS: Options = {}

/**
 * The engine of an instant game: `weighted` over its prize table. `drawn[0]` holds the prize, counted from 0 with the blank
 * first; `drawn[1]` holds the numbers that the screen shows.
 */
export function instantEngine(game: InstantGame): Engine {
  const tables = new Map<number, readonly Prize[]>()

  function tableFor(edge: number): readonly Prize[] {
    const table = tables.get(edge) ?? game.table(edge)
    tables.set(edge, table)
    return table
  }
  const tableOf = ({ edge }: Terms) => tableFor(edge)

  function multiplier({ terms, drawn }: Round): bigint {
    const prize = tableOf(terms)[drawn[0]?.[0] ?? -1]
    if (prize === undefined) throw new RangeError(`${game.id} has no prize ${drawn[0]}`)
    return prize.multiplier
  }

  return {
    id: game.id,
    allOptions: [NO_OPTIONS],
    parseOptions: (value) => (typeof value === 'object' && value !== null ? NO_OPTIONS : refuse('invalid_options')),
    open(terms, nextWord) {
      const table = tableOf(terms)
      const prize = weighted(
        nextWord,
        table.map(({ weight }) => weight),
      )
      const drawnShows = [[prize], game.drawShow(nextWord, prize)]
      return { terms, drawn: drawnShows, moves: [], step: 0, status: table[prize]?.multiplier === 0n ? 'lost' : 'won' }
    },
    parseMove: () => refuse('round_finished'),
    play() {
      throw new RangeError(`${game.id} takes no moves`)
    },
    cashOut: () => refuse('round_finished'),
    multiplier,
    prizes: tableFor,
    view(round) {
      const factor = multiplierToNumber(multiplier(round))
      return {
        status: round.status,
        step: 0,
        multiplier: factor,
        nextMultiplier: factor,
        picked: [],
        hazards: round.drawn,
      }
    },
    odds: (terms) => prizeOdds(tableOf(terms)),
    returnToPlayer: (terms, _, stake) => tableReturn(tableOf(terms), stake),
  }
}
