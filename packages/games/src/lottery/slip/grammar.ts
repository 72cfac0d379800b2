import type { Lottery } from '../lottery.ts'
import { range } from '../outcomes.ts'
import { SIDES } from '../sides.ts'
import { type GameShapes, gameShapes, type Shape } from './shapes.data.ts'

/** The shapes of a game, ready for look-ups. */
export interface SlipGrammar extends GameShapes {
  /** The shapes by `shapeKey`; those of one key take different things. */
  readonly byKey: ReadonlyMap<string, readonly Shape[]>
  /** Every canonical word that can be part of a bet of the game. */
  readonly words: ReadonlySet<string>
  /** Whether a market has a pick. */
  has(market: string, pick: string): boolean
}

/** The key of a place and words in any order. */
export function shapeKey(place: Shape['place'], words: Iterable<string>): string {
  return `${place ?? ''}:${[...words].sort().join(' ')}`
}

/** The words of a form; the empty form has none. */
export function wordsOf(form: string): string[] {
  return form === '' ? [] : form.split(' ')
}

const SUFFIXES = ['th', 'st', 'nd', 'rd']

/** A position as an English ordinal, 1 to 10: `1st`. */
export function ordinal(position: number): string {
  return `${position}${SUFFIXES[position] ?? 'th'}`
}

const NO_SHAPES: GameShapes = { positionStyle: 'nth', positions: 0, duels: 0, shapes: [] }

/** Made once a game: the tables never change. */
const grammars = new WeakMap<Lottery, SlipGrammar>()

/** The grammar of a lottery. A lottery without shapes has no typed bets. */
export function grammarOf(game: Lottery): SlipGrammar {
  const knownGrammar = grammars.get(game)
  if (knownGrammar) return knownGrammar
  const base = gameShapes[game.id] ?? NO_SHAPES
  const byKey = new Map<string, Shape[]>()
  for (const shape of base.shapes) {
    for (const form of shape.forms) {
      const key = shapeKey(shape.place, wordsOf(form))
      byKey.set(key, [...(byKey.get(key) ?? []), shape])
    }
  }
  const picks = new Set(game.markets.flatMap(({ code, picks }) => picks.map(({ pick }) => `${code} ${pick}`)))
  const words = new Set<string>([...SIDES, 'k', ...base.shapes.flatMap(({ forms }) => forms.flatMap(wordsOf))])
  for (const place of range(1, base.positions)) words.add('d').add('th').add(ordinal(place))
  const grammar = { ...base, byKey, words, has: (market: string, pick: string) => picks.has(`${market} ${pick}`) }
  grammars.set(game, grammar)
  return grammar
}
