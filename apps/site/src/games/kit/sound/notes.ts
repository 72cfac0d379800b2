interface AnyNote {
  /** When it begins, in seconds after the sound does; at once by default. */
  at?: number
  seconds: number
  /** The gain at its loudest. */
  volume: number
}

/** A tone that fades out, in hertz, and may slide to another pitch. With `rises` each step makes it higher. */
export interface Tone extends AnyNote {
  tone: number
  toHz?: number
  wave?: OscillatorType
  rises?: true
}

/** A small bell: the place on the scale (`scaleHz`), with `rises` a place higher with each step. */
export interface Bell extends AnyNote {
  bell: number
  rises?: true
}

/** Noise that fades out, through a filter (by default a low-pass) whose frequency in hertz may move. */
export interface Noise extends AnyNote {
  noise: number
  toHz?: number
  filter?: BiquadFilterType
}

/** A short sound, made at run time without any download: its notes, which may sound together. */
export type Sound = readonly (Tone | Bell | Noise)[]

/** Two close tones through a low-pass filter, which last and rise with the multiplier of a flight. */
export interface Hum {
  hz: number
  wave: OscillatorType
  /** The pitch of the second tone, as a factor of the first. */
  secondTone: number
  /** The cut-off frequency of the filter. */
  softHz: number
}

/** The quiet backgrounds, by the place that a game stands in (`ambience.data.ts`). */
export type AmbienceName = 'fair' | 'wind' | 'cave' | 'crowd'

/** What a game plays for its answers, and where it stands. */
export interface AnswerSounds {
  /** The stake is taken: a bet, a ticket, a spin. */
  bet: Sound
  /** A survived step; `undefined` where no round goes on after one. */
  step: Sound | undefined
  /** The stake is lost. A loss is quiet. */
  fall: Sound
  /** A win of level 1; larger ones have the kit's melody. */
  'cash-out': Sound
  ambience: AmbienceName
}

/** What a multiplayer game plays. */
export interface FlightSounds extends Omit<AnswerSounds, 'step' | 'fall'> {
  'take-off': Sound
  /** The end of a flight. */
  end: Sound
  hum: Hum
}
