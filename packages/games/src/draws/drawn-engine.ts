import type { Engine, Options, Prize, Round, Terms } from '../engine.ts'
import { weighted } from '../fair/draw.ts'
import type { WordSource } from '../fair/stream.ts'
import { multiplierToNumber } from '../payout.ts'
import { refuse } from '../refusal.ts'
import { prizeOdds, tableReturn } from './prize-table.ts'

/** What sets one drawn game apart from another; `drawnEngine` makes the engine of it. */
export interface DrawnGame {
  readonly id: string
  /** The prizes for a house edge, in basis points. */
  table(edge: number): readonly Prize[]
  /** What is drawn after the prize for show; it changes nothing. */
  drawShow(next: WordSource, prize: number): readonly number[]
}

const NO_OPTIONS: Options = {}

/**
 * The engine of a game that is over as soon as it is opened: `weighted` over its prize table. `drawn[0]` holds the prize,
 * counted from 0 with the blank first; `drawn[1]` what is shown.
 */
export function drawnEngine(game: DrawnGame): Engine {
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
    open(terms, next) {
      const table = tableOf(terms)
      const prize = weighted(
        next,
        table.map(({ weight }) => weight),
      )
      const drawn = [[prize], game.drawShow(next, prize)]
      return { terms, drawn, moves: [], step: 0, status: table[prize]?.multiplier === 0n ? 'lost' : 'won' }
    },
    parseMove: () => refuse('round_finished'),
    play() {
      throw new RangeError(`${game.id} takes no moves`)
    },
    cashOut: () => refuse('round_finished'),
    multiplier,
    prizes: tableFor,
    view(round) {
      const paid = multiplierToNumber(multiplier(round))
      return { status: round.status, step: 0, multiplier: paid, nextMultiplier: paid, picked: [], hazards: round.drawn }
    },
    odds: (terms) => prizeOdds(tableOf(terms)),
    returnToPlayer: (terms, _, stake) => tableReturn(tableOf(terms), stake),
  }
}
