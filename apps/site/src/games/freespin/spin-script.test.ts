import { expect, it } from 'vitest'
import { writeSpin } from './spin-script.ts'
import { SPIN_MS, spinEnd } from './wheel.ts'

const end = spinEnd(40, 77)
const { angles, pushes, ticksMs } = writeSpin(40, end)

it('[BT-10] a spin is written from where the wheel stood to where it rests', () => {
  expect(angles[0]).toBe(40)
  expect(angles.at(-1)).toBe(end)
  expect(pushes).toHaveLength(angles.length)
  const steps = angles.slice(1).map((angle, at) => Math.abs(angle - (angles[at] ?? 0)))
  expect(Math.max(...steps)).toBeLessThan(30)
})

it('[BT-10] pins push the pointer, which swings back and rests', () => {
  expect(Math.max(...pushes.map(Math.abs))).toBe(24)
  expect(pushes.at(-1)).toBe(0)
  expect(pushes.some((push) => push > 0)).toBe(true)
  expect(pushes.filter((push) => push < -1).length).toBeGreaterThan(50)
})

it('[BT-10] ticks are heard in order, apart, within the spin, and ever further apart in its end', () => {
  const gaps = ticksMs.slice(1).map((tick, at) => tick - (ticksMs[at] ?? 0))
  expect(Math.min(...gaps)).toBeGreaterThan(38)
  expect(ticksMs.at(-1)).toBeLessThanOrEqual(SPIN_MS)
  expect(gaps.at(-1)).toBeGreaterThan(2 * Math.min(...gaps))
})
