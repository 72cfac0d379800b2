import { describe, expect, it } from 'vitest'
import { cornerOf, createFoil, FIELD_HEIGHT, neighbourField, zigzagOf } from './foil.ts'

describe('the foil of a ticket', () => {
  it('[BT-09] a field opens once most of its foil is rubbed off, and no other field with it', () => {
    const foil = createFoil()
    expect(foil.rub({ x: 0.1, y: 0.1 }, { x: 0.9, y: 0.1 })).toEqual([])
    expect(foil.isOpen(0)).toBe(false)
    expect(foil.rub({ x: 0.9, y: 0.35 }, { x: 0.1, y: 0.35 })).toEqual([0])
    expect(foil.isOpen(0)).toBe(true)
    expect([1, 3, 4].map(foil.isOpen)).toEqual([false, false, false])
  })

  it('[BT-09] a tap rubs a spot and opens nothing', () => {
    const foil = createFoil()
    const spot = { x: 1.5, y: 1.1 }
    for (let taps = 0; taps < 20; taps++) expect(foil.rub(spot, spot)).toEqual([])
  })

  it('[BT-09] one wipe across a row opens what it has rubbed enough, each field once', () => {
    const foil = createFoil()
    const openFields = [0.15, 0.35, 0.6].flatMap((y) => foil.rub({ x: 0, y }, { x: 3, y }))
    expect(openFields.toSorted()).toEqual([0, 1, 2])
    expect(foil.rub({ x: 0, y: 0.5 }, { x: 3, y: 0.5 })).toEqual([])
  })

  it.each([0, 4, 8])('[BT-09] the hand that rubs field %i opens it alone', (field) => {
    const foil = createFoil()
    const turns = zigzagOf(field)
    const openFields = turns.flatMap((point, at) => foil.rub(turns[at - 1] ?? point, point))
    expect(openFields).toEqual([field])
    const { x, y } = cornerOf(field)
    for (const point of turns) {
      expect(point.x).toBeGreaterThan(x)
      expect(point.y).toBeLessThan(y + FIELD_HEIGHT)
    }
  })

  it('[BT-09] arrows lead to the neighbour, and stop at the edge', () => {
    expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Enter'].map((key) => neighbourField(4, key))).toEqual([
      3,
      5,
      1,
      7,
      undefined,
    ])
    expect(['ArrowLeft', 'ArrowUp'].map((key) => neighbourField(0, key))).toEqual([0, 0])
    expect(['ArrowRight', 'ArrowDown'].map((key) => neighbourField(8, key))).toEqual([8, 8])
  })
})
