import { type Fraction, fraction, multiplyFractions, ONE } from '@fairground/money'
import type { Drawn, Engine, Move, Options, Round, StepOdds, Terms } from './engine.ts'
import type { WordSource } from './fair/stream.ts'
import { multiplierFor, multiplierToNumber, ONE_TIME, payoutMinor } from './payout.ts'
import { isRefusal, type Refusal, refuse } from './refusal.ts'

/** The rules of one stepped game; `steppedEngine` makes its engine. */
export interface SteppedGame<GameOptions extends Options> {
  readonly id: string
  readonly allOptions: readonly GameOptions[]
  /** Reads the options; `undefined` for invalid ones. */
  parseOptions(value: unknown): GameOptions | undefined
  /** Number of steps, from 1; surviving the last one wins the round. */
  steps(options: GameOptions): number
  /** Draws for all steps, step 0 first. */
  draw(nextWord: WordSource, options: GameOptions): Drawn
  /** The chance to survive step `step`, from 0, after the steps before it. */
  chance(options: GameOptions, step: number): Fraction
  /** Reads the next move after `moves`. */
  parseMove(options: GameOptions, moves: readonly Move[], value: unknown): Move | Refusal
  /** Whether a move survives step `step`, from 0. */
  survives(drawn: Drawn, step: number, move: Move): boolean
}

/** Reads a position 0 to `choices` - 1: the move of most games. */
export function parsePosition(value: unknown, choices: number): Move | Refusal {
  const isPosition = typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < choices
  // Adding 0 turns -0 into 0, as JSON does.
  return isPosition ? value + 0 : refuse('invalid_move')
}

/** The engine of a stepped game. */
export function steppedEngine<GameOptions extends Options>(game: SteppedGame<GameOptions>): Engine {
  const { id, allOptions } = game
  const ladderOf = rememberLadders(game)

  function getOptions({ options }: Terms): GameOptions {
    const gameOptions = game.parseOptions(options)
    if (gameOptions === undefined) throw new RangeError(`${id} has no options ${JSON.stringify(options)}`)
    return gameOptions
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

    open(terms, nextWord) {
      const options = getOptions(terms)
      let drawnRound: Drawn | undefined
      return {
        terms,
        // Draws on first use: the view of an open round does not need the draws, and hashing is most of a bet's cost.
        get drawn() {
          drawnRound ??= game.draw(nextWord, options)
          return drawnRound
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
      const currentMultiplier = multiplier(round)
      const nextMultiplier = status === 'open' ? odds(round.terms)[step]?.multiplier : undefined
      return {
        status,
        step,
        multiplier: multiplierToNumber(currentMultiplier),
        nextMultiplier: multiplierToNumber(nextMultiplier ?? currentMultiplier),
        picked: moves,
        ...(status !== 'open' && { hazards: round.drawn }),
      }
    },

    returnToPlayer(terms, stop, stake) {
      const lastStep = odds(terms)[stop - 1]
      if (lastStep === undefined)
        throw new RangeError(`${id} has no step ${stop} with ${JSON.stringify(terms.options)}`)
      return multiplyFractions(lastStep.reach, fraction(payoutMinor(stake, lastStep.multiplier), stake.stakeMinor))
    },
  }
}

type Ladder = readonly StepOdds[]

/**
 * Caches the ladders of a game by options and edge, since a ladder costs more than the rest of a move. The cache holds at
 * most options times edges entries.
 */
function rememberLadders<GameOptions extends Options>(
  game: SteppedGame<GameOptions>,
): (options: GameOptions, edge: number) => Ladder {
  const ladders = new Map<string, Ladder>()
  return (options, edge) => {
    // Not JSON, which takes longer than the rest of a look-up. The options of a game have their fields in one order.
    let key = `${edge}`
    for (const name in options) key += ` ${options[name]}`
    const ladder = ladders.get(key) ?? workOutLadder(game, options, edge)
    ladders.set(key, ladder)
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
