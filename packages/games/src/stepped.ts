import { type Fraction, fraction, fractionToNumber, multiplyFractions, ONE } from '@fairground/money'
import type { Drawn, Engine, Move, Options, Round, StepOdds, Terms } from './engine.ts'
import type { WordSource } from './fair/stream.ts'
import { multiplierFor, multiplierToNumber, ONE_TIME, payoutMinor } from './payout.ts'
import { isRefusal, type Refusal, refuse } from './refusal.ts'

/** What sets one game of steps apart from another; `steppedEngine` makes the engine of it. */
export interface SteppedGame<GameOptions extends Options> {
  readonly id: string
  readonly moveField: string | undefined
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
  /** What was drawn, in the shape that a finished round shows. */
  reveal(drawn: Drawn): readonly number[] | Drawn
}

/** Reads a position 0 to `choices` - 1: the move of most games. */
export function parsePosition(value: unknown, choices: number): Move | Refusal {
  const isPosition = typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < choices
  // Adding 0 turns -0 into 0, which JSON would do anyway.
  return isPosition ? value + 0 : refuse('invalid_move')
}

/** The engine of a game of steps. */
export function steppedEngine<GameOptions extends Options>(game: SteppedGame<GameOptions>): Engine {
  const { id, moveField, allOptions } = game

  function getOptions({ options }: Terms): GameOptions {
    const parsed = game.parseOptions(options)
    if (parsed === undefined) throw new RangeError(`${id} has no options ${JSON.stringify(options)}`)
    return parsed
  }

  // A ladder follows from its terms alone and costs more than the rest of a move: each is worked out once.
  // There are at most as many as options times edges.
  const ladders = new Map<string, readonly StepOdds[]>()

  function odds(terms: Terms): readonly StepOdds[] {
    const options = getOptions(terms)
    const key = JSON.stringify([options, terms.edge])
    const known = ladders.get(key)
    if (known !== undefined) return known
    const ladder = ladderOf(options, terms.edge)
    ladders.set(key, ladder)
    return ladder
  }

  function ladderOf(options: GameOptions, edge: number): readonly StepOdds[] {
    let reach = ONE
    return Array.from({ length: game.steps(options) }, (_, step) => {
      const chance = game.chance(options, step)
      reach = multiplyFractions(reach, chance)
      return { step: step + 1, chance, reach, multiplier: multiplierFor(reach, edge) }
    })
  }

  function multiplier(round: Round): bigint {
    if (round.status === 'lost') return 0n
    return odds(round.terms)[round.step - 1]?.multiplier ?? ONE_TIME
  }

  const engine: Engine = {
    id,
    moveField,
    allOptions,
    odds,
    multiplier,

    parseOptions: (value) => game.parseOptions(value) ?? refuse('invalid_options'),

    open: (terms, next) => ({ terms, drawn: game.draw(next, getOptions(terms)), moves: [], step: 0, status: 'open' }),

    parseMove(round, value) {
      if (round.status !== 'open') return refuse('round_finished')
      return game.parseMove(getOptions(round.terms), round.moves, value)
    },

    play(round, move) {
      const legal = engine.parseMove(round, move)
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
      const now = { status, step, multiplier: multiplierToNumber(multiplier(round)), picked: moves }
      if (status !== 'open') return { ...now, hazards: game.reveal(round.drawn) }
      const next = odds(round.terms)[step]
      if (next === undefined) throw new Error(`${id}: an open round without a next step`)
      return {
        ...now,
        nextMultiplier: multiplierToNumber(next.multiplier),
        nextChance: fractionToNumber(next.chance),
      }
    },

    returnToPlayer(terms, stop, stake) {
      const at = odds(terms)[stop - 1]
      if (at === undefined) throw new RangeError(`${id} has no step ${stop} with ${JSON.stringify(terms.options)}`)
      return multiplyFractions(at.reach, fraction(payoutMinor(stake, at.multiplier), stake.stakeMinor))
    },
  }
  return engine
}
