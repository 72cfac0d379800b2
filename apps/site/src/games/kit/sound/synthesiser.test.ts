import { expect, test } from 'vitest'
import { scaleHz } from './synthesiser.ts'

test('five places of the scale are an octave, and each is higher than the one before it', () => {
  const pitches = Array.from({ length: 21 }, (_, at) => scaleHz(at - 10))
  expect(pitches).toEqual(pitches.toSorted((a, b) => a - b))
  expect([-5, 0, 10].map((place) => scaleHz(place).toFixed(2))).toEqual(['261.63', '523.25', '2093.00'])
})
