import { expect, test } from 'vitest'
import { always } from './changed-tests.data.mjs'
import { planTests } from './plan-tests.mjs'

test('a part of a game has the tests beside it, its journey, and those that read the whole tree', () => {
  const { unit, server, browser } = planTests(['apps/site/src/games/football/goal.ts'])
  expect(unit).toEqual(['apps/site/src/games/football/goal.test.ts', ...always])
  expect(server).toEqual([])
  expect(browser).toEqual(['e2e/games.spec.ts'])
})

test('a part of the server has a few of the tests that start a server, by its name, and the others are told', () => {
  const { server, browser, lines } = planTests([
    'apps/server/src/play/winners/winners.ts',
    'package-lock.json',
    'gone.ts',
  ])
  expect(server).toContain('apps/server/test/winners.test.ts')
  expect(server.length).toBeLessThan(20)
  expect(browser).toEqual([])
  expect(lines.find((line) => line.startsWith('  not run'))).toMatch(/\bcheckin\b/)
  expect(lines.at(-1)).toBe('no test was found for: package-lock.json')
})
