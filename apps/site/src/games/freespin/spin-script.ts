import { pinsBetween, SPIN_MS, spinAngle } from './wheel.ts'

/** How far a pin pushes the pointer, in degrees, and how fast it swings back, in milliseconds. */
const PUSH = 24
const SWING_MS = 70
/** Two ticks are heard apart by at least this, in milliseconds. */
const HEARD_MS = 38
const STEPS = Math.round((SPIN_MS / 1000) * 60)

/** A whole spin before it begins, so that the browser can play it without the page: its steps lie evenly in its time. */
export interface SpinScript {
  /** Of the wheel at each step, in degrees; it goes on past 360. */
  angles: readonly number[]
  /** Of the pointer at each step, in degrees. */
  pushes: readonly number[]
  /** When a tick is heard, in milliseconds from the start. */
  ticksMs: readonly number[]
}

/** Writes the spin from one angle to another, in degrees. */
export function writeSpin(from: number, end: number): SpinScript {
  const angles = [from]
  const pushes = [0]
  const ticksMs: number[] = []
  const stepMs = SPIN_MS / STEPS
  for (let step = 1; step <= STEPS; step++) {
    const before = angles[step - 1] ?? from
    const angle = spinAngle(from, end, step / STEPS)
    const isPushed = pinsBetween(before, angle) > 0
    const now = step * stepMs
    if (isPushed && now - (ticksMs.at(-1) ?? Number.NEGATIVE_INFINITY) > HEARD_MS) ticksMs.push(now)
    // A clockwise wheel pushes the pointer's tip along, so the pointer turns the other way.
    const way = angle >= before ? -1 : 1
    angles.push(angle)
    pushes.push(isPushed ? way * PUSH : (pushes[step - 1] ?? 0) * Math.exp(-stepMs / SWING_MS))
  }
  pushes[STEPS] = 0
  return { angles, pushes, ticksMs }
}
