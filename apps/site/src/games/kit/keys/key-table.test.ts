import { describe, expect, it } from 'vitest'
import { type GameKeys, hasKey, listedKeys } from './game-keys.ts'
import { findGameKey } from './hotkeys.ts'
import { KEY_TABLE } from './key-table.data.ts'

const nothing = () => undefined
const whole: GameKeys = {
  acts: {
    act: nothing,
    half: nothing,
    double: nothing,
    'option-before': nothing,
    'option-after': nothing,
    random: nothing,
    help: nothing,
  },
  board: { hasArrows: true, digits: 4 },
}
const minimalKeys: GameKeys = { acts: { act: nothing, help: nothing }, board: { hasArrows: false, digits: 0 } }
const free = { mayPlay: true, hasTheatre: true }
const acts = (game: GameKeys, permissions = free) => listedKeys(game, permissions).map(({ act }) => act)

describe('the table of keys', () => {
  it('has no key, no act and no meaning twice', () => {
    const keys = KEY_TABLE.flatMap((entry) => entry.keys)
    expect(new Set(keys).size).toBe(keys.length)
    expect(new Set(KEY_TABLE.map(({ act }) => act)).size).toBe(KEY_TABLE.length)
    expect(new Set(KEY_TABLE.map(({ phrase }) => phrase)).size).toBe(KEY_TABLE.length)
  })

  it('matches the listener: each key triggers its own line on the board, except those that other listeners handle', () => {
    for (const { keys, act, scope } of KEY_TABLE)
      for (const key of keys)
        expect(findGameKey({ key, repeat: false, isModified: false, place: 'board' })).toBe(
          scope === 'own' ? undefined : act,
        )
  })

  it('lists a key if the game has its target, and only as many digits as there are positions', () => {
    expect(acts(whole)).toEqual(KEY_TABLE.map(({ act }) => act))
    expect(listedKeys(whole, free).find(({ act }) => act === 'digit')?.keys).toEqual(['1', '2', '3', '4'])
    expect(acts(minimalKeys)).toEqual(['act', 'help', 'theatre'])
    expect(hasKey(minimalKeys, 'half')).toBe(false)
    expect(acts(minimalKeys, { ...free, hasTheatre: false })).toEqual(['act', 'help'])
  })

  it('[RG-01] lists no key that plays by itself where the jurisdiction has none', () => {
    expect(acts(whole, { mayPlay: false, hasTheatre: false })).toEqual(['arrow', 'enter', 'help'])
  })
})
