import type { AnswerSounds, Sound } from '../kit/sound/notes.ts'

/** The free-spin wheel: a pull, the pins that pass, the wheel that stands. */
export const sounds = {
  bet: [
    { noise: 500, seconds: 0.3, volume: 0.22 },
    { tone: 110, toHz: 330, at: 0.28, seconds: 0.4, volume: 0.09, wave: 'triangle' },
  ],
  // A pin against the pointer.
  tick: [
    { noise: 3600, seconds: 0.025, volume: 0.26 },
    { tone: 880, toHz: 620, seconds: 0.03, volume: 0.06, wave: 'triangle' },
  ],
  stop: [
    { tone: 160, toHz: 96, seconds: 0.14, volume: 0.22, wave: 'triangle' },
    { noise: 1400, seconds: 0.05, volume: 0.2 },
  ],
  fall: [
    { tone: 247, toHz: 208, at: 0.1, seconds: 0.16, volume: 0.1, wave: 'triangle' },
    { tone: 196, toHz: 165, at: 0.24, seconds: 0.2, volume: 0.09, wave: 'triangle' },
  ],
  'cash-out': [
    { bell: 0, at: 0.08, seconds: 0.4, volume: 0.15 },
    { bell: 4, at: 0.16, seconds: 0.4, volume: 0.15 },
    { bell: 3, at: 0.24, seconds: 0.4, volume: 0.14 },
    { bell: 5, at: 0.32, seconds: 0.38, volume: 0.15 },
  ],
  ambience: 'fair',
} satisfies Omit<AnswerSounds, 'step'> & Record<'tick' | 'stop', Sound>
