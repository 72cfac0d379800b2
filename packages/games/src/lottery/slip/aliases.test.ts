import { expect, test } from 'vitest'
import { slipAliases } from './aliases.data.ts'
import { foldText, foldWord } from './fold.ts'
import { gameShapes } from './shapes.data.ts'
import { tokensOf } from './tokens.ts'
import { nearestWord, vocabularyOf } from './vocabulary.ts'
import { canonicalWords } from './words.data.ts'

const languages = Object.entries<Readonly<Record<string, string>>>({ canonical: canonicalWords, ...slipAliases })

test('no word has two meanings, whatever language it is typed in', () => {
  const meanings = new Map<string, Set<string>>()
  for (const [word, meaning] of languages.flatMap(([, aliases]) => Object.entries(aliases))) {
    meanings.set(foldWord(word), (meanings.get(foldWord(word)) ?? new Set()).add(meaning))
  }
  expect([...meanings].filter(([, of]) => of.size > 1)).toEqual([])
})

test.each(languages)('each word in %s is one word of a text, and means canonical words', (_, aliases) => {
  const known = new Set(Object.values(canonicalWords).flatMap((meaning) => meaning.split(' ')))
  for (const [word, meaning] of Object.entries(aliases)) {
    expect(tokensOf(word, vocabularyOf(aliases)), word).toMatchObject([{ kind: 'word', words: meaning.split(' ') }])
    const unknown = meaning
      .split(' ')
      .filter((canonical) => !known.has(canonical) && !/^\d+(st|nd|rd|th)$/.test(canonical))
    expect({ word, unknown }).toEqual({ word, unknown: [] })
  }
})

test('an English word keeps its meaning, whatever a table says', () => {
  expect(vocabularyOf({ big: 'small', groß: 'big' }).get('big')).toEqual(['big'])
  expect(vocabularyOf({ groß: 'big' }).get('groß')).toEqual(['big'])
})

test('each word of a shape can be typed', () => {
  const shapes = Object.values(gameShapes).flatMap((game) => game.shapes)
  const words = shapes.flatMap(({ forms }) => forms.flatMap((form) => form.split(' '))).filter((word) => word !== '')
  expect(words.filter((word) => !vocabularyOf({}).has(word))).toEqual([])
})

test('case, accents and full-width forms fold away, and each character keeps its place in the text', () => {
  expect(foldWord('ÍMPAR')).toBe('impar')
  expect(foldWord('I\u0301mpar')).toBe('impar')
  expect(foldWord('ＢＩＧ；５０，．')).toBe('big;50,.')
  expect(foldText('a\u0301Ｂ\u{1d41b}').map(({ char, start, end }) => [char, start, end])).toEqual([
    ['a', 0, 1],
    ['b', 2, 3],
    ['b', 3, 5],
  ])
})

test('a sign that only looks like a digit is no digit', () => {
  for (const sign of ['²', '①', '½', '𝟓', '٥']) {
    const kinds = tokensOf(`1${sign}`, vocabularyOf({})).map(({ kind }) => kind)
    expect({ sign, kinds }).toEqual({ sign, kinds: ['number', 'word'] })
  }
})

test('the nearest word is at most two letters away, shorter than a new word, and one that the game has', () => {
  const every = () => true
  expect(nearestWord('grandi', slipAliases['pt-BR'], every)).toBe('grande')
  expect(nearestWord('impra', slipAliases['pt-BR'], every)).toBe('ímpar')
  expect(nearestWord('gran', slipAliases['pt-BR'], every)).toBe('grande')
  expect(nearestWord('gra', slipAliases['pt-BR'], (word) => word === 'big')).toBeUndefined()
  expect(nearestWord('dragan', {}, (word) => word !== 'dragon')).toBeUndefined()
  expect(nearestWord('q', {}, every)).toBeUndefined()
  expect(nearestWord('k', {}, every)).toBeUndefined()
})
