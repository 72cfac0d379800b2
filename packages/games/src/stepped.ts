import { type Fraction, fraction, multiplyFractions, ONE } from '@fairground/money'
import type { Drawn, Engine, Move, Options, Round, StepOdds, Terms } from './engine.ts'
import type { WordSource } from './fair/stream.ts'
import { multiplierFor, multiplierToNumber, ONE_TIME, payoutMinor } from './payout.ts'
import { isRefusal, type Refusal, refuse } from './refusal.ts'

/** What sets one game of steps apart from another; `steppedEngine` makes the engine of it. */
export interface SteppedGame<GameOptions extends Options> {
  readonly id: string
  readonly allOptions: readonly GameOptions[]
  /** Reads the options; `undefined` for wrong ones. */
  parseOptions(value: unknown): GameOptions | undefined
  /** Steps that can be survived at most, from 1; surviving the last one wins by itself. */
  steps(options: GameOptions): number
  /** Draws for all steps, step 0 first. */
  draw(next: WordSource, options: GameOptions): Drawn
  /** The chance to survive step `step`, from 0, for who has survived those before it. */
  chance(options: GameOptions, step: number): Fraction
  /** Reads the next move after `moves`. */
  parseMove(options: GameOptions, moves: readonly Move[], value: unknown): Move | Refusal
  /** Whether a move survives step `step`, from 0. */
  survives(drawn: Drawn, step: number, move: Move): boolean
}

/** Reads a position 0 to `choices` - 1: the move of most games. */
export function parsePosition(value: unknown, choices: number): Move | Refusal {
  const isPosition = typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < choices
  // Adding 0 turns -0 into 0, which JSON would do anyway.
  return isPosition ? value + 0 : refuse('invalid_move')
}

/** The engine of a game of steps. */
export function steppedEngine<GameOptions extends Options>(game: SteppedGame<GameOptions>): Engine {
  const { id, allOptions } = game
  const ladderOf = rememberLadders(game)

  function getOptions({ options }: Terms): GameOptions {
    const parsed = game.parseOptions(options)
    if (parsed === undefined) throw new RangeError(`${id} has no options ${JSON.stringify(options)}`)
    return parsed
  }

  const odds = (terms: Terms) => ladderOf(getOptions(terms), terms.edge)

  function parseMove(round: Round, value: unknown): Move | Refusal {
    if (round.status !== 'open') return refuse('round_finished')
    return game.parseMove(getOptions(round.terms), round.moves, value)
  }

  function multiplier(round: Round): bigint {
    if (round.status === 'lost') return 0n
    return odds(round.terms)[round.step - 1]?.multiplier ?? ONE_TIME
  }

  return {
    id,
    allOptions,
    odds,
    parseMove,
    multiplier,

    parseOptions: (value) => game.parseOptions(value) ?? refuse('invalid_options'),

    open(terms, next) {
      const options = getOptions(terms)
      let drawn: Drawn | undefined
      return {
        terms,
        // Drawn when it is first asked for: the view of an open round asks for none, and to hash is most of a bet's cost.
        get drawn() {
          drawn ??= game.draw(next, options)
          return drawn
        },
        moves: [],
        step: 0,
        status: 'open',
      }
    },

    play(round, move) {
      const legal = parseMove(round, move)
      if (isRefusal(legal)) throw new RangeError(`${id}: move ${move} is ${legal.refused}`)
      const moves = [...round.moves, legal]
      if (!game.survives(round.drawn, round.step, legal)) return { ...round, moves, status: 'lost' }
      const step = round.step + 1
      return { ...round, moves, step, status: step === game.steps(getOptions(round.terms)) ? 'won' : 'open' }
    },

    cashOut(round) {
      if (round.status !== 'open') return refuse('round_finished')
      return round.step === 0 ? refuse('nothing_to_cash_out') : { ...round, status: 'won' }
    },

    view(round) {
      const { status, step, moves } = round
      const now = multiplier(round)
      const next = status === 'open' ? odds(round.terms)[step]?.multiplier : undefined
      return {
        status,
        step,
        multiplier: multiplierToNumber(now),
        nextMultiplier: multiplierToNumber(next ?? now),
        picked: moves,
        ...(status !== 'open' && { hazards: round.drawn }),
      }
    },

    returnToPlayer(terms, stop, stake) {
      const at = odds(terms)[stop - 1]
      if (at === undefined) throw new RangeError(`${id} has no step ${stop} with ${JSON.stringify(terms.options)}`)
      return multiplyFractions(at.reach, fraction(payoutMinor(stake, at.multiplier), stake.stakeMinor))
    },
  }
}

type Ladder = readonly StepOdds[]

/**
 * Works out each ladder of a game once: it follows from options and edge alone and costs more than all the rest of a
 * move. There are at most as many as options times edges.
 */
function rememberLadders<GameOptions extends Options>(
  game: SteppedGame<GameOptions>,
): (options: GameOptions, edge: number) => Ladder {
  const known = new Map<string, Ladder>()
  return (options, edge) => {
    const key = JSON.stringify([options, edge])
    const ladder = known.get(key) ?? workOutLadder(game, options, edge)
    known.set(key, ladder)
    return ladder
  }
}

function workOutLadder<GameOptions extends Options>(
  game: SteppedGame<GameOptions>,
  options: GameOptions,
  edge: number,
): Ladder {
  let reach = ONE
  return Array.from({ length: game.steps(options) }, (_, step) => {
    const chance = game.chance(options, step)
    reach = multiplyFractions(reach, chance)
    return { step: step + 1, chance, reach, multiplier: multiplierFor(reach, edge) }
  })
}
