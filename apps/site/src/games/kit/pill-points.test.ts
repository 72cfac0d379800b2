import { describe, expect, it } from 'vitest'
import { pillPoints } from './pill-points.ts'

describe('pillPoints', () => {
  it('go clockwise around the edge at equal distances', () => {
    const points = pillPoints(400, 300, 80)
    const steps = points.map((point, at) => {
      const next = points[(at + 1) % points.length] ?? point
      return Math.hypot(next.x - point.x, next.y - point.y)
    })
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(0.01)
    expect(points[0]).toEqual({ x: 150, y: 0 })
    expect(points.every(({ x, y }) => x > -0.01 && x < 300.01 && y > -0.01 && y < 80.01)).toBe(true)
    expect(points[100]?.x).toBeCloseTo(300)
  })
})
