import type { AnswerSounds } from '../kit/sound/notes.ts'

/** Mines: a pick on stone, gems that ring higher one after the other, a thump under the ground. */
export const sounds = {
  bet: [
    { noise: 2600, seconds: 0.05, volume: 0.3 },
    { tone: 310, toHz: 240, seconds: 0.1, volume: 0.16, wave: 'triangle' },
    { noise: 900, at: 0.09, seconds: 0.12, volume: 0.2 },
  ],
  step: [
    { bell: 0, seconds: 0.55, volume: 0.19, rises: true },
    { noise: 7000, filter: 'highpass', seconds: 0.03, volume: 0.05 },
  ],
  fall: [
    { tone: 92, toHz: 36, seconds: 0.5, volume: 0.3 },
    { noise: 520, toHz: 120, seconds: 0.42, volume: 0.32 },
    { noise: 240, at: 0.3, seconds: 0.35, volume: 0.12 },
  ],
  'cash-out': [
    { bell: 0, seconds: 0.4, volume: 0.16 },
    { bell: 2, at: 0.075, seconds: 0.4, volume: 0.16 },
    { bell: 5, at: 0.15, seconds: 0.45, volume: 0.16 },
    { bell: 7, at: 0.225, seconds: 0.45, volume: 0.15 },
  ],
  ambience: 'cave',
} satisfies AnswerSounds
