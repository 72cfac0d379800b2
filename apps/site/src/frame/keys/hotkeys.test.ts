import { describe, expect, it } from 'vitest'
import { findGameKey, type GameKey, type KeyPress, playsByItself } from './hotkeys.ts'

const press = (key: string, change: Partial<KeyPress> = {}) =>
  findGameKey({ key, repeat: false, modified: false, place: 'board', ...change })

describe('keys of a game', () => {
  it('space acts, A halves, S doubles, ? helps, arrows move', () => {
    expect([' ', 'a', 'S', '?', 'ArrowUp', 'ArrowLeft'].map((key) => press(key))).toEqual([
      'act',
      'half',
      'double',
      'help',
      'up',
      'left',
    ])
  })

  it('are off while typing and with a modifier', () => {
    for (const key of [' ', 'a', 's', '?', 'ArrowUp']) {
      expect(press(key, { place: 'typing' })).toBeUndefined()
      expect(press(key, { modified: true })).toBeUndefined()
    }
  })

  it('leave space and arrows to another control', () => {
    expect(press(' ', { place: 'control' })).toBeUndefined()
    expect(press('ArrowDown', { place: 'control' })).toBeUndefined()
    expect(press('a', { place: 'control' })).toBe('half')
  })

  it('on the bet button the arrows lead to the board, and space stays its own', () => {
    expect(press(' ', { place: 'act' })).toBeUndefined()
    expect(press('ArrowDown', { place: 'act' })).toBe('down')
  })

  it('digits pick on the board and after a bet, not on another control, and once', () => {
    expect(['1', '9', '0'].map((key) => press(key))).toEqual(['1', '9', undefined])
    expect(press('3', { place: 'act' })).toBe('3')
    expect(press('3', { place: 'control' })).toBeUndefined()
    expect(press('3', { place: 'typing' })).toBeUndefined()
    expect(press('3', { repeat: true })).toBeUndefined()
  })

  it('[RG-01] what a market may forbid is the keys that play, not the ways to a button', () => {
    const keys: readonly GameKey[] = ['act', 'half', 'double', '1', '9', 'help', 'up', 'down', 'left', 'right']
    expect(keys.filter(playsByItself)).toEqual(['act', 'half', 'double', '1', '9'])
  })

  it('a held space never bets again', () => {
    expect(press(' ', { repeat: true })).toBeUndefined()
    expect(press('ArrowRight', { repeat: true })).toBe('right')
  })
})
