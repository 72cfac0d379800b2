import { expect, test } from 'vitest'
import { figuresOf } from './figures.ts'
import { lotteries } from './lottery/index.ts'
import { manifests } from './manifests.ts'

test('each game’s return is what the edge leaves, and its top multiple the highest that its tables pay', () => {
  const ids = [...manifests, ...lotteries].map(({ id }) => id)
  const tops = Object.fromEntries(ids.map((id) => [id, figuresOf(id, 300)?.topMultiple]))
  // docs/games/*.md, at an edge of 3 %.
  expect(tops).toMatchObject({
    ...{ crash: 1_000_000, aviator: 1_000_000, scratch: 1_000, freespin: 25, thimbles: 2.91 },
    ...{ dice3: 209.52, colour10: 9.7, race10: 698.4, sum28: 970, digits5: 970 },
  })
  for (const id of ids) expect(figuresOf(id, 300)?.returnPercent, id).toBe(97)
})

test('a lower edge returns more, and pays more at the top where the odds follow it', () => {
  expect(figuresOf('mines', 100)?.returnPercent).toBe(99)
  expect(figuresOf('mines', 100)?.topMultiple).toBeGreaterThan(figuresOf('mines', 300)?.topMultiple ?? Infinity)
  expect(figuresOf('crash', 100)?.topMultiple).toBe(1_000_000)
})

test('a game that is none of ours has no figures', () => {
  expect(figuresOf('roulette', 300)).toBeUndefined()
  expect(figuresOf('constructor', 300)).toBeUndefined()
})
