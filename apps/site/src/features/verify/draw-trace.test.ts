import { type Engine, type Options, samplesOf } from '@fairground/games'
import { freespinEngine } from '@fairground/games/freespin'
import { scratchEngine } from '@fairground/games/scratch'
import { describe, expect, it } from 'vitest'
import { tracePrize, traceSamples } from './draw-trace.ts'

const serverSeed = 'b5a1c0d2e3f4a5968778695a4b3c2d1e0f1021324354657687980a9bacbdcedf'

describe('trace of a draw', () => {
  it('[FA-01] follows the public vector word by word', () => {
    const draws = traceSamples({ serverSeed, clientSeed: 'lucky', nonce: 0 }, [{ count: 3, of: 25 }])
    expect(draws.map(({ place }) => place)).toEqual([19, 21, 12])
    expect(draws.flatMap(({ words }) => words)).toEqual([3159471419, 4179425132, 929178919])
    expect(draws.map(({ below, drawn }) => [below, drawn])).toEqual([
      [25, 3159471419 % 25],
      [24, 4179425132 % 24],
      [23, 929178919 % 23],
    ])
  })
  it('[FA-01] goes on from one sample to the next: the public vectors of the other games', () => {
    const placesOf = (gameId: string, options: Options, nonce: number) =>
      traceSamples({ serverSeed, clientSeed: 'lucky', nonce }, samplesOf(gameId, options)).map(({ place }) => place)
    expect(placesOf('tower', { difficulty: 'medium' }, 3)).toEqual([1, 1, 2, 2, 0, 2, 1, 1, 0])
    expect(placesOf('stair', { stones: 2 }, 4).slice(0, 6)).toEqual([2, 18, 12, 9, 13, 14])
    expect(placesOf('football', { difficulty: 'medium' }, 5)).toEqual([1, 3, 2, 4, 3, 2, 3, 0, 0, 3])
    expect(placesOf('kangaroo', { difficulty: 'medium' }, 6)).toEqual([8, 6, 16])
    expect(placesOf('thimbles', { balls: 1 }, 7)).toEqual([0])
    expect(placesOf('scratch', {}, 0)).toEqual([])
  })

  it('[FA-01] [BT-09] [BT-10] follows the one draw that finds a prize', () => {
    const draw = (engine: Engine, nonce: number) =>
      tracePrize({ serverSeed, clientSeed: 'lucky', nonce }, engine.prizes?.(300).map(({ weight }) => weight) ?? [])
    expect(draw(scratchEngine, 0)).toEqual([
      { at: 1, words: [3159471419], below: 1_000_000_000, drawn: 159_471_419, place: 0 },
    ])
    expect(draw(freespinEngine, 0)).toEqual([
      { at: 1, words: [3159471419], below: 227, drawn: 3159471419 % 227, place: 2 },
    ])
  })
})
