import type { AmbienceName } from './notes.ts'

/** A part of a background that lasts: noise around a frequency, or a tone. Both swell and sink. */
export interface AmbienceLayer {
  kind: 'noise' | OscillatorType
  hz: number
  volume: number
  /** How long one swell takes, in seconds. */
  swell: number
}

/** The backgrounds by name. The swells of one have no common time, so that it does not repeat itself. */
export const AMBIENCES: Readonly<Record<AmbienceName, readonly AmbienceLayer[]>> = {
  // A fair by night: people far away, and a barrel organ that holds its chord.
  fair: [
    { kind: 'noise', hz: 480, volume: 0.05, swell: 7 },
    { kind: 'noise', hz: 900, volume: 0.02, swell: 4.3 },
    { kind: 'triangle', hz: 130.8, volume: 0.012, swell: 9 },
    { kind: 'triangle', hz: 196, volume: 0.009, swell: 11 },
    { kind: 'sine', hz: 329.6, volume: 0.006, swell: 6.1 },
  ],
  wind: [
    { kind: 'noise', hz: 300, volume: 0.08, swell: 8.3 },
    { kind: 'noise', hz: 640, volume: 0.035, swell: 5.1 },
    { kind: 'noise', hz: 1500, volume: 0.01, swell: 12.7 },
  ],
  // A hollow place underground: air, and a low tone that comes and goes.
  cave: [
    { kind: 'noise', hz: 170, volume: 0.09, swell: 10.1 },
    { kind: 'sine', hz: 65.4, volume: 0.03, swell: 13 },
    { kind: 'sine', hz: 98, volume: 0.014, swell: 8.7 },
    { kind: 'sine', hz: 311.1, volume: 0.004, swell: 17 },
  ],
  // The stands around a pitch.
  crowd: [
    { kind: 'noise', hz: 420, volume: 0.07, swell: 6.3 },
    { kind: 'noise', hz: 760, volume: 0.04, swell: 3.7 },
    { kind: 'noise', hz: 1250, volume: 0.014, swell: 9.1 },
  ],
}
