import { expect, test } from 'vitest'
import { findGames } from './find-games.ts'

const games = ['Crash', 'Aviator', 'Mines', 'Minas de Ouro', 'Fútbol', 'Super Mines'].map((name) => ({ name }))
const find = (query: string) => findGames(games, ({ name }) => name, query).map(({ name }) => name)

test('a game is found by a part of its name, without case and accents, names that begin with it first', () => {
  expect(find('MIN')).toEqual(['Mines', 'Minas de Ouro', 'Super Mines'])
  expect(find('futbol')).toEqual(['Fútbol'])
  expect(find('ouro minas')).toEqual(['Minas de Ouro'])
})

test('a query without a word, or with one that no game has, finds nothing', () => {
  expect(find('  ')).toEqual([])
  expect(find('.*')).toEqual([])
  expect(find('mines zebra')).toEqual([])
})

test('a game is found by its other words too, after those that have the word in their name', () => {
  const listed = [
    { name: 'Three dice', kind: 'Lotteries' },
    { name: 'Lottery of lamps', kind: 'Originals' },
    { name: 'Mines', kind: 'Originals' },
  ]
  const found = (query: string) =>
    findGames(
      listed,
      ({ name }) => name,
      query,
      ({ kind }) => kind,
    ).map(({ name }) => name)
  expect(found('lotter')).toEqual(['Lottery of lamps', 'Three dice'])
  expect(found('dice lotteries')).toEqual(['Three dice'])
  expect(found('mines lotteries')).toEqual([])
})
