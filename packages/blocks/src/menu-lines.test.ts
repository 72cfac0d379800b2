import { describe, expect, it } from 'vitest'
import { findCurrent } from './menu-lines.ts'

const menu = ['/', '/games', '/games?category=01', '/games?category=FAV', '/page/help', undefined]

describe('the line of a menu where the player is', () => {
  it.each([
    ['/games', '', 1],
    ['/games', '00', 1],
    ['/games', '01', 2],
    ['/games', 'FAV', 3],
    ['/', '', 0],
    ['/page/help', '', 4],
    ['/page/help/more', '', 4],
    ['/history', '', -1],
  ])('at %s with the category %j it is line %d', (path, category, at) => {
    expect(findCurrent(menu, path, category)).toBe(at)
  })

  it('a category that the menu has no line for is one of all games', () => {
    expect(findCurrent(menu, '/games', '02')).toBe(1)
    expect(findCurrent(['/games?category=01'], '/games', '02')).toBe(-1)
  })
})
