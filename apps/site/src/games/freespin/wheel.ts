import { SECTORS } from '@fairground/games/freespin'

/** The scene's size; the wheel is in its middle. */
export const SCENE = { width: 420, height: 440 } as const
export const MIDDLE = { x: 210, y: 230 } as const
/** The radius of the sectors' outer edge, of the lamps, and of the rim. */
export const RADIUS = { sectors: 168, lamps: 182, rim: 194 } as const

/** The angle of one sector, in degrees. */
export const SECTOR_DEGREES = 360 / SECTORS.length
/** The length of a spin, in milliseconds. */
export const SPIN_MS = 5_600
/** The part of a spin that pulls the wheel back, and how far, in degrees. */
const DRAW_BACK = { part: 0.08, degrees: 11 } as const
/** The full turns of a spin. */
const TURNS = 6
/** The farthest stop from the middle of a sector, in parts of the sector. */
const SPREAD = 0.56

/**
 * The sector under the pointer at the top, when the wheel is rotated clockwise by `degrees`. Sector 0 begins at the top
 * of an unrotated wheel, and the others follow clockwise.
 */
export function sectorAt(degrees: number): number {
  const pointerAngle = (((-degrees % 360) + 360) % 360) / SECTOR_DEGREES
  return Math.floor(pointerAngle) % SECTORS.length
}

/**
 * The wheel's stop for a sector, in degrees from 0 to 360. The bet's number moves it away from the sector's middle, but
 * never near an edge.
 * @param nonce the number of the bet; it has no other effect
 */
export function restingAngle(sector: number, nonce: number): number {
  // The golden ratio spreads consecutive numbers evenly.
  const inside = 0.5 + (((nonce * 0.618034) % 1) - 0.5) * SPREAD
  return (((-(sector + inside) * SECTOR_DEGREES) % 360) + 360) % 360
}

/** The angle at the end of a spin from `from`: some full turns, then the resting angle. */
export function spinEnd(from: number, restAngle: number): number {
  const ahead = (((restAngle - from) % 360) + 360) % 360
  return from + TURNS * 360 + ahead
}

/**
 * The wheel's angle during a spin: it goes back a little, speeds up, and slows down like by friction.
 * @param part the part of the spin's time, 0 to 1
 */
export function spinAngle(from: number, end: number, part: number): number {
  if (part >= 1) return end
  if (part <= 0) return from
  if (part < DRAW_BACK.part) {
    const drawnPart = part / DRAW_BACK.part
    return from - DRAW_BACK.degrees * Math.sin((drawnPart * Math.PI) / 2)
  }
  const run = (part - DRAW_BACK.part) / (1 - DRAW_BACK.part)
  const start = from - DRAW_BACK.degrees
  // A soft push at the beginning, then slower and slower.
  const push = Math.min(run / 0.12, 1)
  const eased = 1 - (1 - run) ** 3.2
  return start + (end - start) * eased * (0.5 + 0.5 * push)
}

/** The number of pins, one at each edge of a sector, that pass the pointer between two angles. */
export function pinsBetween(fromAngle: number, toAngle: number): number {
  return Math.abs(Math.floor(toAngle / SECTOR_DEGREES) - Math.floor(fromAngle / SECTOR_DEGREES))
}
