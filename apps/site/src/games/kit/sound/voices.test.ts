import { describe, expect, it } from 'vitest'
import { stepPitch } from './voices.ts'

describe('voices', () => {
  it('rise with each step for two octaves, then stay', () => {
    const pitches = Array.from({ length: 11 }, (_, step) => stepPitch(step))
    expect(pitches).toEqual(pitches.toSorted((a, b) => a - b))
    expect(pitches[10]).toBeCloseTo(523.25 * 4)
    expect(stepPitch(24)).toBe(pitches[10])
  })
})
