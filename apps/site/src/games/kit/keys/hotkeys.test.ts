import { describe, expect, it } from 'vitest'
import { findGameKey, type KeyPress } from './hotkeys.ts'
import { KEY_TABLE } from './key-table.data.ts'

const press = (key: string, change: Partial<KeyPress> = {}) =>
  findGameKey({ key, repeat: false, isModified: false, place: 'board', ...change })

describe('keys of a game', () => {
  it('space acts, A halves, S doubles, ? helps, arrows move, brackets choose', () => {
    expect([' ', 'a', 'S', '?', 'ArrowUp', 'ArrowLeft', '[', ']', 'R'].map((key) => press(key))).toEqual([
      'act',
      'half',
      'double',
      'help',
      'arrow',
      'arrow',
      'option-before',
      'option-after',
      'random',
    ])
  })

  it('are off while typing and with a modifier', () => {
    for (const key of KEY_TABLE.flatMap(({ keys }) => keys)) {
      expect(press(key, { place: 'typing' })).toBeUndefined()
      expect(press(key, { isModified: true })).toBeUndefined()
    }
  })

  it('leave space and arrows to another control', () => {
    expect(press(' ', { place: 'control' })).toBeUndefined()
    expect(press('ArrowDown', { place: 'control' })).toBeUndefined()
    expect(press('a', { place: 'control' })).toBe('half')
  })

  it('on the bet button the arrows lead to the board, and space stays its own', () => {
    expect(press(' ', { place: 'act' })).toBeUndefined()
    expect(press('ArrowDown', { place: 'act' })).toBe('arrow')
  })

  it('digits pick on the board and after a bet, not on another control, and once', () => {
    expect(['1', '9', '0'].map((key) => press(key))).toEqual(['digit', 'digit', undefined])
    expect(press('3', { place: 'act' })).toBe('digit')
    expect(press('3', { place: 'control' })).toBeUndefined()
    expect(press('3', { place: 'typing' })).toBeUndefined()
    expect(press('3', { repeat: true })).toBeUndefined()
  })

  it('[RG-01] what a jurisdiction may forbid is the keys that play, not the ways to a button', () => {
    const forbidden = KEY_TABLE.filter(({ plays }) => plays).map(({ act }) => act)
    expect(forbidden).toEqual(['act', 'half', 'double', 'option-before', 'option-after', 'random', 'digit'])
  })

  it('a held key never bets and never picks again', () => {
    for (const key of [' ', 'r', '?']) expect(press(key, { repeat: true })).toBeUndefined()
    expect(press('ArrowRight', { repeat: true })).toBe('arrow')
    expect(press(']', { repeat: true })).toBe('option-after')
  })
})
