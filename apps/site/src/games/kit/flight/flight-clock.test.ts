import { describe, expect, it } from 'vitest'
import { createFlightClock } from './flight-clock.ts'

/** Reads the clock 60 times a second from `from` to `to`, and returns the values. */
function watch(clock: ReturnType<typeof createFlightClock>, from: number, to: number): number[] {
  const times: number[] = []
  for (let now = from; now <= to; now += 16) times.push(clock.at(now))
  return times
}
const last = (times: readonly number[]) => times.at(-1) ?? Number.NaN
const falls = (times: readonly number[]) => times.some((value, at) => value < (times[at - 1] ?? 0))

describe('a flight that is followed', () => {
  it('[BT-01] goes with the local clock from where the server put its start', () => {
    const clock = createFlightClock()
    clock.begin(1000, 1000)
    expect(clock.at(900)).toBe(0)
    expect(clock.at(1500)).toBe(500)
    expect(clock.at(1516)).toBe(516)
  })

  it('[BT-01] catches up smoothly with a sync that shows a longer flight', () => {
    const clock = createFlightClock()
    clock.begin(1000, 1000)
    watch(clock, 1000, 2000)
    clock.sync(1200, 2000)
    const next = clock.at(2016)
    expect(next).toBeGreaterThan(1016)
    expect(next).toBeLessThan(1030)
    expect(last(watch(clock, 2016, 3600))).toBeCloseTo(3600 - 800, -1.5)
  })

  it('[BT-01] takes a sync that came late for a slow line, until several agree', () => {
    const clock = createFlightClock()
    clock.begin(1000, 1000)
    watch(clock, 1000, 2000)
    clock.sync(400, 2000)
    expect(last(watch(clock, 2000, 2992))).toBe(1992)
    clock.sync(1400, 3000)
    clock.sync(2400, 4000)
    const times = watch(clock, 3008, 6000)
    expect(falls(times)).toBe(false)
    expect(last(times)).toBeCloseTo(6000 - 1600, -1.5)
  })

  it('[BT-01] never goes backwards within a flight, but after a pause', () => {
    const clock = createFlightClock()
    clock.begin(1000, 1000)
    expect(last(watch(clock, 1000, 5000))).toBe(4000)
    for (const at of [5000, 5100, 5200]) clock.sync(at - 4000, at)
    expect(falls([4000, ...watch(clock, 5200, 9000)])).toBe(false)
    clock.begin(8000, 8000)
    expect(clock.at(9000)).toBe(1000)
  })

  it('[BT-01] jumps forward after a sleep', () => {
    const clock = createFlightClock()
    clock.begin(0, 0)
    clock.at(100)
    clock.sync(9000, 3000)
    expect(clock.at(3016)).toBe(9016)
  })

  it('[BT-01] remembers when the server was last heard', () => {
    const clock = createFlightClock()
    clock.begin(100, 100)
    expect(clock.lastMessageAt).toBe(100)
    clock.sync(700, 900)
    expect(clock.lastMessageAt).toBe(900)
  })
})
