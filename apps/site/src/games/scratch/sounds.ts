import type { AnswerSounds, Sound } from '../kit/sound/notes.ts'

/** Scratch cards: the machine that prints one, a coin on foil, fields that come free. */
export const sounds = {
  bet: [
    { noise: 2600, seconds: 0.05, volume: 0.2 },
    { noise: 2600, at: 0.06, seconds: 0.05, volume: 0.2 },
    { noise: 2600, at: 0.12, seconds: 0.05, volume: 0.2 },
    { noise: 2600, at: 0.18, seconds: 0.05, volume: 0.2 },
    { noise: 4200, at: 0.26, seconds: 0.09, volume: 0.24 },
  ],
  rub: [{ noise: 4200, filter: 'bandpass', seconds: 0.12, volume: 0.14 }],
  // A field is free: a little higher each time.
  open: [{ tone: 523.25, seconds: 0.09, volume: 0.06, rises: true }],
  fall: [
    { noise: 2000, seconds: 0.05, volume: 0.16 },
    { tone: 262, toHz: 220, seconds: 0.14, volume: 0.07, wave: 'triangle' },
  ],
  // Coins that drop into a dish.
  'cash-out': [
    { tone: 1975, seconds: 0.2, volume: 0.06 },
    { tone: 2637, at: 0.07, seconds: 0.3, volume: 0.07 },
    { tone: 1975, at: 0.17, seconds: 0.2, volume: 0.05 },
    { tone: 2637, at: 0.24, seconds: 0.4, volume: 0.07 },
    { bell: 2, seconds: 0.45, volume: 0.12 },
    { bell: 5, at: 0.24, seconds: 0.45, volume: 0.12 },
  ],
  ambience: 'fair',
} satisfies Omit<AnswerSounds, 'step'> & Record<'rub' | 'open', Sound>
