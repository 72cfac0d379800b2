import { expect, it } from 'vitest'
import { heightAt, type Place, placeAt, speedAt } from './flight-path.ts'

const at = (flownMs: number): Place => {
  const place = { x: 0, y: 0, tilt: 0 }
  placeAt(place, flownMs)
  return place
}

it('[BT-02] the plane stands on the runway, lifts off, and stays in the picture', () => {
  expect(at(0)).toEqual({ x: 0.17, y: 0.8, tilt: expect.closeTo(0, 9) })
  expect(heightAt(0)).toBe(0)
  expect(heightAt(60_000)).toBe(1)
  for (let flownMs = 0; flownMs < 90_000; flownMs += 40) {
    const { x, y, tilt } = at(flownMs)
    expect(x).toBeGreaterThan(0.1)
    expect(x).toBeLessThan(0.66)
    expect(y).toBeGreaterThan(0.4)
    expect(y).toBeLessThan(0.83)
    expect(Math.abs(tilt)).toBeLessThan(0.6)
  }
})

it('[BT-02] it moves without a jump', () => {
  for (let flownMs = 16; flownMs < 20_000; flownMs += 16) {
    const [previous, now] = [at(flownMs - 16), at(flownMs)]
    expect(Math.abs(now.x - previous.x)).toBeLessThan(0.01)
    expect(Math.abs(now.y - previous.y)).toBeLessThan(0.01)
    expect(Math.abs(now.tilt - previous.tilt)).toBeLessThan(0.03)
  }
})

it('[BT-02] the world goes by faster with each doubling, up to a limit', () => {
  expect(speedAt(0, 1)).toBe(0)
  expect(speedAt(7000, 2)).toBeGreaterThan(speedAt(3000, 1.35))
  expect(speedAt(100_000, 20_000)).toBe(1.1)
})
