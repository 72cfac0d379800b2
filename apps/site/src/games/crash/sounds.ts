import type { FlightSounds } from '../kit/sound/notes.ts'

/** Crash: a firework rocket that hisses off its stand, and bursts far above the fair. */
export const sounds = {
  // A match.
  bet: [
    { noise: 3800, filter: 'bandpass', seconds: 0.16, volume: 0.3 },
    { tone: 196, toHz: 147, seconds: 0.12, volume: 0.2, wave: 'triangle' },
  ],
  // A fuse's hiss, and the rocket that leaves its stand.
  'take-off': [
    { noise: 5200, seconds: 0.45, volume: 0.16 },
    { noise: 700, toHz: 1800, at: 0.08, seconds: 0.6, volume: 0.26 },
    { tone: 130, toHz: 620, at: 0.08, seconds: 0.6, volume: 0.055, wave: 'triangle' },
  ],
  hum: { hz: 98, wave: 'triangle', secondTone: 1.504, softHz: 900 },
  // A soft, distant boom, and crackling sparks.
  end: [
    { tone: 74, toHz: 34, seconds: 0.6, volume: 0.3 },
    { noise: 460, seconds: 0.5, volume: 0.34 },
    { noise: 6800, at: 0.16, seconds: 0.03, volume: 0.09 },
    { noise: 6800, at: 0.23, seconds: 0.03, volume: 0.09 },
    { noise: 6800, at: 0.34, seconds: 0.03, volume: 0.08 },
    { noise: 6800, at: 0.4, seconds: 0.03, volume: 0.07 },
    { noise: 6800, at: 0.52, seconds: 0.03, volume: 0.06 },
    { noise: 6800, at: 0.63, seconds: 0.03, volume: 0.05 },
  ],
  'cash-out': [
    { bell: 2, seconds: 0.4, volume: 0.16 },
    { bell: 4, at: 0.075, seconds: 0.4, volume: 0.16 },
    { bell: 7, at: 0.15, seconds: 0.45, volume: 0.16 },
    { bell: 9, at: 0.225, seconds: 0.45, volume: 0.15 },
    { noise: 6000, filter: 'highpass', at: 0.225, seconds: 0.2, volume: 0.03 },
  ],
  ambience: 'fair',
} satisfies FlightSounds
