import type { AnswerSounds, Sound } from '../kit/sound/notes.ts'

/** Kangaroo: a spring, soft paws, and what is below the road. */
export const sounds = {
  bet: [
    { noise: 1300, seconds: 0.06, volume: 0.28 },
    { tone: 165, toHz: 220, seconds: 0.12, volume: 0.2, wave: 'triangle' },
    { tone: 220, toHz: 262, at: 0.1, seconds: 0.1, volume: 0.12, wave: 'triangle' },
  ],
  // A released spring.
  hop: [
    { tone: 150, toHz: 430, seconds: 0.2, volume: 0.18, wave: 'triangle' },
    { noise: 1600, seconds: 0.05, volume: 0.18 },
  ],
  step: [
    { tone: 110, toHz: 58, seconds: 0.12, volume: 0.3, wave: 'triangle' },
    { noise: 500, seconds: 0.08, volume: 0.16 },
    { bell: -3, at: 0.03, seconds: 0.5, volume: 0.16, rises: true },
  ],
  // The hatch opens, a falling whistle, a splash far below.
  fall: [
    { noise: 1200, seconds: 0.09, volume: 0.38 },
    { tone: 640, toHz: 170, at: 0.06, seconds: 0.32, volume: 0.06 },
    { tone: 84, toHz: 48, at: 0.38, seconds: 0.16, volume: 0.2 },
    { noise: 2400, toHz: 500, at: 0.38, seconds: 0.3, volume: 0.16 },
  ],
  'cash-out': [
    { tone: 196, toHz: 392, seconds: 0.14, volume: 0.14, wave: 'triangle' },
    { bell: 2, at: 0.12, seconds: 0.4, volume: 0.15 },
    { bell: 4, at: 0.2, seconds: 0.4, volume: 0.15 },
    { bell: 7, at: 0.28, seconds: 0.41, volume: 0.15 },
  ],
  ambience: 'wind',
} satisfies AnswerSounds & Record<'hop', Sound>
