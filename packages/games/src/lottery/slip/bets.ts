import { COMBOS, SIDES } from '../sides.ts'
import { type SlipGrammar, shapeKey, wordsOf } from './grammar.ts'
import type { SlipItem, Typed } from './item.ts'
import { givenOf, type ItemPicks, picksOf, takesGiven } from './picks.ts'
import { amountReadings, completionsOf, otherReadings } from './readings.ts'
import type { Shape } from './shapes.data.ts'
import type { SlipError } from './slip.ts'

/**
 * An item that could be meant otherwise: the items that may stand instead, and the error when none of them is a bet. They
 * are worked out only when asked for, so that a reading has no readings of its own.
 */
export interface Unclear {
  instead(): readonly (readonly SlipItem[])[]
  readonly otherwise: SlipError
}

/** What an item bets on. Each item has one reading at most: everything else is an error or unclear. */
export function betsOf(item: SlipItem, grammar: SlipGrammar): ItemPicks | SlipError | Unclear {
  const { start, end } = item
  if (!item.amount) {
    return { instead: () => amountReadings(item, grammar), otherwise: { code: 'missing_amount', start, end } }
  }
  if (item.positions.length + item.duels.length > 1) return unclear(item, grammar)
  const place = item.positions[0] ? 'position' : item.duels[0] ? 'duel' : undefined
  const exact = grammar.byKey.get(shapeKey(place, valuesOf(item.words))) ?? []
  if (isWithoutPick(item, exact)) return { code: 'missing_pick', start, end }
  const fit = exact.find((shape) => takesGiven(shape, item))
  if (fit?.takes === 'sides' && !isCombo(item)) return unclear(item, grammar)
  if (fit) return picksOf(fit, item, grammar)
  const secondSide = item.sides[1]
  if (secondSide && !grammar.shapes.some(({ takes }) => takes === 'sides')) {
    return { code: 'not_in_this_game', start: secondSide.start, end: secondSide.end }
  }
  const isBare = place === undefined && item.words.length === 0 && givenOf(item) === 'numbers'
  return isBare ? bareNumbers(item, grammar) : unclear(item, grammar)
}

function unclear(item: SlipItem, grammar: SlipGrammar): Unclear {
  const { start, end } = item
  return { instead: () => otherReadings(item, grammar), otherwise: { code: 'not_in_this_game', start, end } }
}

/**
 * Numbers without a word, where no market of the game is typed so: a bet when one market alone can have these numbers,
 * unclear when several can. Positions count as one that the player left out.
 */
function bareNumbers(item: SlipItem, grammar: SlipGrammar): ItemPicks | SlipError | Unclear {
  const tries = completionsOf(item, grammar).map((completion) => {
    const picks = picksOf(completion.shape, completion.item, grammar)
    return { ...completion, picks }
  })
  const acceptedBets = tries.flatMap(({ picks, item: complete }) => ('code' in picks ? [] : [{ picks, complete }]))
  if (acceptedBets.length === 1 && acceptedBets[0]) return acceptedBets[0].picks
  if (acceptedBets.length > 1) {
    const { start, end } = item
    return {
      instead: () => acceptedBets.map(({ complete }) => [complete]),
      otherwise: { code: 'missing_pick', start, end },
    }
  }
  const first = tries.find(({ shape }) => shape.place === undefined) ?? tries[0]
  return first?.picks ?? { code: 'not_in_this_game', start: item.start, end: item.end }
}

/** Words that are bet on. Others only say where or how; `pair` is both, so that exact shapes come first. */
const PICK_WORDS = new Set(
  [...SIDES, 'green red violet', 'dragon tiger tie', 'leopard run pair half mixed', 'alldiff'].flatMap(wordsOf),
)

/** Whether an item says where or how, but not on what. */
function isWithoutPick(item: SlipItem, exact: readonly Shape[]): boolean {
  if (givenOf(item) !== 'nothing') return false
  if (exact.length > 0) return exact.every(({ takes }) => takes !== 'nothing')
  return item.words.every(({ value }) => !PICK_WORDS.has(value))
}

function isCombo({ sides }: SlipItem): boolean {
  return COMBOS.some((pair) => pair.every((side) => sides.some(({ value }) => value === side)))
}

function valuesOf<T>(typed: readonly Typed<T>[]): T[] {
  return typed.map(({ value }) => value)
}
