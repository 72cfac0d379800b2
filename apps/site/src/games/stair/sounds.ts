import type { AnswerSounds } from '../kit/sound/notes.ts'

/** Stairs: boots on planks, and the stone that falls. */
export const sounds = {
  bet: [
    { noise: 800, seconds: 0.06, volume: 0.34 },
    { tone: 170, toHz: 110, seconds: 0.1, volume: 0.22, wave: 'triangle' },
    { noise: 600, at: 0.14, seconds: 0.06, volume: 0.26 },
  ],
  // Two boots on a hollow board, and the note of the step.
  step: [
    { tone: 210, toHz: 126, at: 0.08, seconds: 0.09, volume: 0.28, wave: 'triangle' },
    { tone: 176, toHz: 106, at: 0.19, seconds: 0.09, volume: 0.26, wave: 'triangle' },
    { noise: 700, at: 0.08, seconds: 0.06, volume: 0.32 },
    { bell: -5, at: 0.2, seconds: 0.48, volume: 0.16, rises: true },
  ],
  // It whistles down, strikes, and smaller ones come after it.
  fall: [
    { tone: 900, toHz: 240, seconds: 0.32, volume: 0.045 },
    { tone: 88, toHz: 38, at: 0.3, seconds: 0.36, volume: 0.3 },
    { noise: 520, at: 0.3, seconds: 0.26, volume: 0.36 },
    { noise: 380, at: 0.46, seconds: 0.12, volume: 0.18 },
    { noise: 340, at: 0.57, seconds: 0.12, volume: 0.14 },
  ],
  'cash-out': [
    { tone: 261.6, toHz: 259, seconds: 0.2, volume: 0.16, wave: 'triangle' },
    { tone: 329.6, toHz: 327, at: 0.09, seconds: 0.2, volume: 0.16, wave: 'triangle' },
    { bell: 0, at: 0.18, seconds: 0.4, volume: 0.15 },
    { bell: 2, at: 0.27, seconds: 0.42, volume: 0.15 },
  ],
  ambience: 'wind',
} satisfies AnswerSounds
