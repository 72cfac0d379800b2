import type { FlightSounds } from '../kit/sound/notes.ts'

/** Aviator: a propeller that catches, and a plane that is gone behind the clouds. */
export const sounds = {
  // A buckle.
  bet: [
    { noise: 2200, seconds: 0.04, volume: 0.3 },
    { noise: 1500, at: 0.07, seconds: 0.05, volume: 0.26 },
    { tone: 233, toHz: 175, at: 0.07, seconds: 0.1, volume: 0.16, wave: 'triangle' },
  ],
  // A propeller that speeds up.
  'take-off': [
    { tone: 46, toHz: 112, seconds: 0.7, volume: 0.12, wave: 'sawtooth' },
    { tone: 47, toHz: 114, seconds: 0.7, volume: 0.06, wave: 'sawtooth' },
    { noise: 500, toHz: 1100, seconds: 0.7, volume: 0.2 },
  ],
  hum: { hz: 58, wave: 'sawtooth', secondTone: 1.013, softHz: 420 },
  // The plane leaves, and its tone falls.
  end: [
    { tone: 150, toHz: 62, seconds: 0.7, volume: 0.09, wave: 'sawtooth' },
    { noise: 1800, toHz: 400, seconds: 0.7, volume: 0.22 },
  ],
  // The jerk of a parachute, and two bells in the sky.
  'cash-out': [
    { noise: 1200, toHz: 2600, seconds: 0.14, volume: 0.16 },
    { bell: 1, at: 0.1, seconds: 0.5, volume: 0.16 },
    { bell: 4, at: 0.19, seconds: 0.5, volume: 0.16 },
  ],
  ambience: 'wind',
} satisfies FlightSounds
