/** The plane's position in parts of the picture's width and height, and its tilt (radians, negative is nose up). */
export interface Place {
  x: number
  y: number
  tilt: number
}

const TAKE_OFF_MS = 700
const CLIMB_MS = 3600
const STANDS_AT = 0.17
const CRUISES_AT = 0.6
const RUNWAY = 0.8
const CRUISE = 0.57

const ease = (part: number) => part * part * (3 - 2 * part)
const partOf = (value: number, from: number, length: number) => Math.min(1, Math.max(0, (value - from) / length))

/** Writes the plane's position after a time of flight: it rolls, lifts off, climbs, and sways. */
export function placeAt(place: Place, flownMs: number): void {
  const climb = ease(partOf(flownMs, TAKE_OFF_MS, CLIMB_MS))
  const along = ease(partOf(flownMs, 0, CLIMB_MS + TAKE_OFF_MS))
  const sway = climb * Math.sin(flownMs / 900)
  place.x = STANDS_AT + (CRUISES_AT - STANDS_AT) * along + 0.012 * climb * Math.sin(flownMs / 1700)
  place.y = RUNWAY - (RUNWAY - CRUISE) * climb + 0.018 * sway
  place.tilt = -0.34 * Math.sin(Math.PI * Math.sqrt(climb)) - 0.1 * climb + 0.045 * climb * Math.cos(flownMs / 900)
}

/** How high the plane is, 0 on the runway and 1 at cruising height. The ground sinks as it climbs. */
export const heightAt = (flownMs: number): number => ease(partOf(flownMs, TAKE_OFF_MS, CLIMB_MS))

/** How fast the landscape passes, in widths of the picture a second: from zero, and faster with each doubling. */
export function speedAt(flownMs: number, multiplier: number): number {
  return ease(partOf(flownMs, 0, 1600)) * Math.min(1.1, 0.34 + 0.09 * Math.log2(multiplier))
}
