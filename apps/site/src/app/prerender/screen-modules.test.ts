import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { namedGames } from '@fairground/phrases'
import { expect, test } from 'vitest'
import { formModules, screenModules, screenTitle } from './screen-modules.ts'

const SOURCES = join(import.meta.dirname, '../..')
const rooms = ['/h5', '/game'].flatMap((room) => namedGames.map((id) => `${room}/${id}`))
const screens = ['/history', '/responsible', '/round', '/fairness', '/notifications', '/verify']

test.each([...rooms, ...screens])('the modules behind the screen at %s are there', (path) => {
  const modules = screenModules(path)
  expect(modules.length).toBeGreaterThan(1)
  expect(modules.filter((module) => !existsSync(join(SOURCES, module)))).toEqual([])
})

test('a game’s page names its frame’s screen too, and an address of no screen names none', () => {
  expect(screenModules('/game/mines')).toContain('games/mines/screen.tsx')
  expect(screenModules('/h5/constructor')).toEqual([])
})

test('the modules of the forms are there', () => {
  expect(formModules.filter((module) => !existsSync(join(SOURCES, module)))).toEqual([])
})

test('the title of a screen in the table is the title on its page', () => {
  expect(['/game/mines', '/history', '/round', '/game/nonsense', ''].map(screenTitle)).toEqual([
    'games.mines',
    'shell.history',
    '',
    '',
    '',
  ])
})
