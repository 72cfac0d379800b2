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
