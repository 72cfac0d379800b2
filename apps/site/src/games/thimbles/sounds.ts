import type { AnswerSounds, Sound } from '../kit/sound/notes.ts'

/** Thimbles: cups that slide over felt, and the hollow sound of one that is lifted. */
export const sounds = {
  bet: [
    { noise: 2000, seconds: 0.04, volume: 0.24 },
    { tone: 392, toHz: 330, seconds: 0.08, volume: 0.12, wave: 'triangle' },
  ],
  // The cups come down over the balls.
  cover: [
    { tone: 150, toHz: 84, seconds: 0.11, volume: 0.28, wave: 'triangle' },
    { noise: 1100, seconds: 0.05, volume: 0.34 },
  ],
  slide: [{ noise: 640, toHz: 1000, seconds: 0.22, volume: 0.26 }],
  // The rim leaves the felt: a hollow pop.
  lift: [
    { tone: 260, toHz: 520, seconds: 0.1, volume: 0.18, wave: 'triangle' },
    { noise: 1700, seconds: 0.07, volume: 0.2 },
  ],
  // A round ends with its first cup.
  step: undefined,
  // Nothing under it: two hollow knocks.
  fall: [
    { tone: 196, toHz: 130, seconds: 0.12, volume: 0.22, wave: 'triangle' },
    { tone: 147, toHz: 92, at: 0.16, seconds: 0.18, volume: 0.18, wave: 'triangle' },
  ],
  // The ball rolls out.
  'cash-out': [
    { noise: 1500, seconds: 0.12, volume: 0.1 },
    { bell: 3, at: 0.06, seconds: 0.35, volume: 0.14 },
    { bell: 4, at: 0.13, seconds: 0.35, volume: 0.14 },
    { bell: 5, at: 0.2, seconds: 0.35, volume: 0.14 },
    { bell: 8, at: 0.27, seconds: 0.42, volume: 0.14 },
  ],
  ambience: 'fair',
} satisfies AnswerSounds & Record<'cover' | 'slide' | 'lift', Sound>
