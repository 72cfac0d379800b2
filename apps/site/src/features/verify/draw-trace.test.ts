import { describe, expect, it } from 'vitest'
import { traceSample } from './draw-trace.ts'

const serverSeed = 'b5a1c0d2e3f4a5968778695a4b3c2d1e0f1021324354657687980a9bacbdcedf'

describe('trace of a draw', () => {
  it('[FA-01] follows the public vector word by word', () => {
    const draws = traceSample({ serverSeed, clientSeed: 'lucky', nonce: 0 }, 3, 25)
    expect(draws.map(({ place }) => place)).toEqual([19, 21, 12])
    expect(draws.flatMap(({ words }) => words)).toEqual([3159471419, 4179425132, 929178919])
    expect(draws.map(({ below, drawn }) => [below, drawn])).toEqual([
      [25, 3159471419 % 25],
      [24, 4179425132 % 24],
      [23, 929178919 % 23],
    ])
  })
})
