import { describe, expect, it } from 'vitest'
import { isShownAt } from './path-limit.ts'

describe('path limits', () => {
  it.each([
    [undefined, '/any', true],
    [[], '/any', true],
    [['=/'], '/', true],
    [['=/'], '/history', false],
    [['^=/game'], '/game/mines', true],
    [['^=/game'], '/the/game', false],
    [['~=^/page/\\d+$'], '/page/12', true],
    [['~=^/page/\\d+$'], '/page/x', false],
    [['*=mine'], '/game/mines', true],
    [['*=mine'], '/game/tower', false],
    [['=/a', '*=b'], '/xbx', true],
    [['=/a', '*=b'], '/c', false],
  ] as const)('[RT-14] with %j a block at %s is shown: %s', (paths, pathname, isShown) => {
    expect(isShownAt(paths, pathname)).toBe(isShown)
  })

  it('[RT-14] a broken expression and an entry that is no rule match nothing and break nothing', () => {
    expect(isShownAt(['~=(['], '/([')).toBe(false)
    expect(isShownAt(['/game'], '/game')).toBe(false)
    expect(isShownAt(['~=([', '=/here'], '/here')).toBe(true)
  })
})
