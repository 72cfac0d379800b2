import type { AnswerSounds, Sound } from '../kit/sound/notes.ts'

/** Football: the referee, the kick, the net, the glove. */
export const sounds = {
  // A pea whistle: two close tones that beat.
  bet: [
    { tone: 2093, toHz: 2030, seconds: 0.24, volume: 0.045 },
    { tone: 2140, toHz: 2075, seconds: 0.24, volume: 0.045 },
    { noise: 5200, seconds: 0.2, volume: 0.05 },
  ],
  kick: [
    { tone: 180, toHz: 62, seconds: 0.13, volume: 0.36, wave: 'triangle' },
    { noise: 2600, seconds: 0.06, volume: 0.36 },
  ],
  // The net's swish, the crowd, and the note of the step.
  step: [
    { noise: 6400, toHz: 1800, seconds: 0.2, volume: 0.2 },
    { noise: 900, at: 0.05, seconds: 0.62, volume: 0.26 },
    { bell: 0, at: 0.06, seconds: 0.5, volume: 0.15, rises: true },
  ],
  // The ball against a glove, and a breath of the crowd.
  fall: [
    { noise: 1800, seconds: 0.07, volume: 0.42 },
    { tone: 120, toHz: 70, seconds: 0.2, volume: 0.2 },
    { noise: 620, toHz: 380, at: 0.08, seconds: 0.5, volume: 0.1 },
  ],
  'cash-out': [
    { bell: 0, seconds: 0.35, volume: 0.15 },
    { bell: 0, at: 0.1, seconds: 0.35, volume: 0.13 },
    { bell: 4, at: 0.2, seconds: 0.45, volume: 0.16 },
    { noise: 1000, at: 0.05, seconds: 0.62, volume: 0.14 },
  ],
  ambience: 'crowd',
} satisfies AnswerSounds & Record<'kick', Sound>
