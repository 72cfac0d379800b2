import type { AnswerSounds } from '../kit/sound/notes.ts'

/** Tower: a latch, the bell of each floor, shutters that close. */
export const sounds = {
  bet: [
    { noise: 1700, seconds: 0.05, volume: 0.28 },
    { tone: 247, toHz: 330, seconds: 0.14, volume: 0.14, wave: 'triangle' },
  ],
  // A latch, light feet, and the floor's bell with its answer a third below.
  step: [
    { noise: 900, seconds: 0.05, volume: 0.28 },
    { noise: 3200, at: 0.1, seconds: 0.04, volume: 0.18 },
    { bell: 1, at: 0.14, seconds: 0.5, volume: 0.15, rises: true },
    { bell: -1, at: 0.24, seconds: 0.46, volume: 0.1, rises: true },
  ],
  // Shutters, and a slide down the wall.
  fall: [
    { noise: 1300, at: 0.1, seconds: 0.09, volume: 0.4 },
    { tone: 720, toHz: 140, at: 0.18, seconds: 0.5, volume: 0.08, wave: 'triangle' },
    { noise: 1100, toHz: 300, at: 0.18, seconds: 0.5, volume: 0.12 },
  ],
  'cash-out': [
    { bell: 4, seconds: 0.45, volume: 0.16 },
    { bell: 2, at: 0.11, seconds: 0.45, volume: 0.15 },
    { bell: 5, at: 0.22, seconds: 0.48, volume: 0.16 },
  ],
  ambience: 'wind',
} satisfies AnswerSounds
