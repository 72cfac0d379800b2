import { SECTORS } from '@fairground/games/freespin'
import { describe, expect, it } from 'vitest'
import { pinsBetween, restingAngle, SECTOR_DEGREES, sectorAt, spinAngle, spinEnd } from './wheel.ts'

describe('the wheel', () => {
  it('[BT-10] rests with the drawn sector under the pointer, whatever the number of the bet', () => {
    for (const sector of SECTORS.keys())
      for (let nonce = 0; nonce < 200; nonce++) expect(sectorAt(restingAngle(sector, nonce))).toBe(sector)
  })

  it('[BT-10] never rests near an edge of a sector', () => {
    for (let nonce = 0; nonce < 500; nonce++) {
      const inside = (restingAngle(3, nonce) % SECTOR_DEGREES) / SECTOR_DEGREES
      expect(inside).toBeGreaterThan(0.2)
      expect(inside).toBeLessThan(0.8)
    }
  })

  it('[BT-10] spins clockwise from where it stood to where it rests, at least six turns', () => {
    for (const from of [0, 40, 359.5, 2500]) {
      const restAngle = restingAngle(9, 4)
      const end = spinEnd(from, restAngle)
      expect(end - from).toBeGreaterThanOrEqual(6 * 360)
      expect(end - from).toBeLessThan(7 * 360)
      expect(sectorAt(end)).toBe(9)
      expect(spinAngle(from, end, 0)).toBe(from)
      expect(spinAngle(from, end, 1)).toBe(end)
    }
  })

  it('[BT-10] is drawn back, then only goes on, ever slower in the end, without a jump', () => {
    const end = spinEnd(0, 77)
    const angles = Array.from({ length: 1001 }, (_, at) => spinAngle(0, end, at / 1000))
    const steps = angles.slice(1).map((angle, at) => angle - (angles[at] ?? 0))
    expect(Math.min(...angles)).toBeCloseTo(-11, 1)
    expect(steps.slice(81).every((step) => step >= 0)).toBe(true)
    expect(Math.max(...steps.map(Math.abs))).toBeLessThan(14)
    const lastSteps = steps.slice(-300)
    expect(lastSteps).toEqual(lastSteps.toSorted((a, b) => b - a))
    expect(lastSteps.at(-1)).toBeLessThan(0.01)
  })

  it('[BT-10] counts the pins that pass the pointer', () => {
    expect(pinsBetween(1, 29)).toBe(0)
    expect(pinsBetween(29, 31)).toBe(1)
    expect(pinsBetween(5, 365)).toBe(12)
    expect(pinsBetween(2, -2)).toBe(1)
  })
})
