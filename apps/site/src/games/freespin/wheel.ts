import { SECTORS } from '@fairground/games/freespin'

/** The scene's size; the wheel's middle lies at its middle. */
export const SCENE = { width: 420, height: 440 } as const
export const MIDDLE = { x: 210, y: 230 } as const
/** From the middle to the outer edge of the sectors, to the lamps, to the rim. */
export const RADIUS = { sectors: 168, lamps: 182, rim: 194 } as const

/** One sector, in degrees. */
export const SECTOR_DEGREES = 360 / SECTORS.length
/** How long a spin takes, in milliseconds. */
export const SPIN_MS = 5_600
/** The part of a spin in which the wheel is drawn back, and how far, in degrees. */
const DRAW_BACK = { part: 0.08, degrees: 11 } as const
/** Whole turns of a spin. */
const TURNS = 6
/** How far from the middle of its sector the wheel stops at most, in parts of the sector. */
const SPREAD = 0.56

/**
 * The sector under the pointer, which stands at the top, when the wheel is turned clockwise by `degrees`. Sector 0 begins
 * at the top of a wheel that is not turned, and the others follow clockwise.
 */
export function sectorAt(degrees: number): number {
  const under = (((-degrees % 360) + 360) % 360) / SECTOR_DEGREES
  return Math.floor(under) % SECTORS.length
}

/**
 * Where the wheel stops for a sector, in degrees from 0 to 360. Not always in its middle: the bet's number says where,
 * never so near an edge that it could be doubted.
 * @param nonce the number of the bet: it changes nothing but this
 */
export function restingAngle(sector: number, nonce: number): number {
  // The golden section spreads numbers in a row evenly.
  const inside = 0.5 + (((nonce * 0.618034) % 1) - 0.5) * SPREAD
  return (((-(sector + inside) * SECTOR_DEGREES) % 360) + 360) % 360
}

/** Where a spin ends that begins at `from`: some turns on, at the angle where the wheel shall rest. */
export function spinEnd(from: number, resting: number): number {
  const ahead = (((resting - from) % 360) + 360) % 360
  return from + TURNS * 360 + ahead
}

/**
 * The wheel's angle in a spin: drawn back a little, pushed, and slowed down by nothing but friction.
 * @param part of the spin's time, 0 to 1
 */
export function spinAngle(from: number, end: number, part: number): number {
  if (part >= 1) return end
  if (part <= 0) return from
  if (part < DRAW_BACK.part) {
    const drawn = part / DRAW_BACK.part
    return from - DRAW_BACK.degrees * Math.sin((drawn * Math.PI) / 2)
  }
  const run = (part - DRAW_BACK.part) / (1 - DRAW_BACK.part)
  const start = from - DRAW_BACK.degrees
  // A soft push at the beginning, then ever slower.
  const push = Math.min(run / 0.12, 1)
  const slowed = 1 - (1 - run) ** 3.2
  return start + (end - start) * slowed * (0.5 + 0.5 * push)
}

/** How many pins, one at each edge of a sector, pass the pointer between two angles. */
export function pinsBetween(before: number, after: number): number {
  return Math.abs(Math.floor(after / SECTOR_DEGREES) - Math.floor(before / SECTOR_DEGREES))
}
