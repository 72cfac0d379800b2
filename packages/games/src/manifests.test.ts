import { describe, expect, test } from 'vitest'
import { engines, findEngine, findMultiplayerGame, manifests, manifestsOf } from './manifests.ts'

test('every game has an id of its own, which its rules have too', () => {
  const ids = manifests.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const game of manifests) expect(game.id).toBe(game.family === 'multiplayer' ? game.game.id : game.engine.id)
})

test('a game is found by its id in its family alone', () => {
  for (const { id, family } of manifests) {
    expect([findEngine(id) !== undefined, findMultiplayerGame(id) !== undefined]).toEqual([
      family !== 'multiplayer',
      family === 'multiplayer',
    ])
  }
  expect(findEngine('poker')).toBeUndefined()
  expect(engines).toHaveLength(manifests.length - manifestsOf('multiplayer').length)
})

describe.each(manifestsOf('stepped'))('$id', ({ engine, picks, samples, moveField }) => {
  test('what autoplay can pick is what the rules take', () => {
    for (const options of engine.allOptions) {
      const steps = engine.odds({ options, edge: 300 }).length
      const spec = picks(steps, options)
      if (spec.kind === 'rows') expect(spec.widths).toHaveLength(steps)
      else expect(spec.most).toBe(steps)
      expect(spec.kind === 'count').toBe(moveField === undefined)
    }
  })

  test('what a bet samples is what its round draws', () => {
    for (const options of engine.allOptions) {
      let word = 0
      const nextWord = () => {
        word = (word + 0x1234567) >>> 0
        return word
      }
      const { drawn } = engine.open({ options, edge: 300 }, nextWord)
      expect(drawn.map((list) => list.length)).toEqual(samples(options).map(({ count }) => count))
      drawn.forEach((list, step) => {
        for (const drawnNumber of list) expect(drawnNumber).toBeLessThan(samples(options)[step]?.of ?? 0)
      })
    }
  })
})
