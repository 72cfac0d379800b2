import { pinsBetween, SPIN_MS, spinAngle } from './wheel.ts'

/** How far a pin pushes the pointer, in degrees, and how long it takes to swing back, in milliseconds. */
const PUSH = 24
const SWING_MS = 70
/** The shortest time between two audible ticks, in milliseconds. */
const TICK_GAP_MS = 38
const STEPS = Math.round((SPIN_MS / 1000) * 60)

/** A whole spin as keyframes, so that the browser plays it without scripts. The steps are evenly spaced in time. */
export interface SpinScript {
  /** The wheel's angle at each step, in degrees; it continues past 360. */
  angles: readonly number[]
  /** The pointer's angle at each step, in degrees. */
  pushes: readonly number[]
  /** The times of the ticks, in milliseconds from the start. */
  ticksMs: readonly number[]
}

/** Computes the spin from one angle to another, in degrees. */
export function writeSpin(from: number, end: number): SpinScript {
  const angles = [from]
  const pushes = [0]
  const ticksMs: number[] = []
  const stepMs = SPIN_MS / STEPS
  for (let step = 1; step <= STEPS; step++) {
    const previousAngle = angles[step - 1] ?? from
    const angle = spinAngle(from, end, step / STEPS)
    const isPushed = pinsBetween(previousAngle, angle) > 0
    const now = step * stepMs
    if (isPushed && now - (ticksMs.at(-1) ?? Number.NEGATIVE_INFINITY) > TICK_GAP_MS) ticksMs.push(now)
    // A clockwise wheel pushes the pointer's tip along, so the pointer turns the other way.
    const way = angle >= previousAngle ? -1 : 1
    angles.push(angle)
    pushes.push(isPushed ? way * PUSH : (pushes[step - 1] ?? 0) * Math.exp(-stepMs / SWING_MS))
  }
  pushes[STEPS] = 0
  return { angles, pushes, ticksMs }
}
