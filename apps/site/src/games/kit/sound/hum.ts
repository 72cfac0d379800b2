/** A sound that lasts until its stop, with a variable pitch. */
export interface LastingSound {
  /** Sets the pitch: 0 at the start, 1 for each doubling of the value that it follows. */
  rise(octaves: number): void
  stop(): void
}

/** The sounds that accompany a flight. */
export type HumName = 'sparks' | 'propeller'

/** The volume of a hum: below all other sounds. */
const VOLUME = 0.028
const FADE_SECONDS = 0.25
/** The pitch rises by a third of an octave for each doubling, and by two octaves at most. */
const RISE = 1 / 3
const HIGHEST_RISE = 2

interface HumVoice {
  hz: number
  type: OscillatorType
  /** The pitch of the second tone, as a factor of the first. */
  secondTone: number
  /** The cut-off frequency of the low-pass filter. */
  softHz: number
}

function hum({ hz, type, secondTone, softHz }: HumVoice) {
  return (context: AudioContext, to: AudioNode): LastingSound => {
    const gain = context.createGain()
    const soft = context.createBiquadFilter()
    soft.type = 'lowpass'
    soft.frequency.value = softHz
    gain.gain.setValueAtTime(0.0001, context.currentTime)
    gain.gain.exponentialRampToValueAtTime(VOLUME, context.currentTime + 1)
    soft.connect(gain).connect(to)
    const voices = [1, secondTone].map((factor) => {
      const oscillator = context.createOscillator()
      oscillator.type = type
      oscillator.frequency.value = hz * factor
      oscillator.connect(soft)
      oscillator.start()
      return { oscillator, factor }
    })
    return {
      rise(octaves) {
        const up = 2 ** Math.min(octaves * RISE, HIGHEST_RISE)
        for (const { oscillator, factor } of voices)
          oscillator.frequency.setTargetAtTime(hz * factor * up, context.currentTime, 0.2)
      },
      stop() {
        const end = context.currentTime + FADE_SECONDS
        gain.gain.cancelScheduledValues(context.currentTime)
        gain.gain.setTargetAtTime(0.0001, context.currentTime, FADE_SECONDS / 4)
        for (const { oscillator } of voices) oscillator.stop(end)
      },
    }
  }
}

/** The lasting sounds by name: two close tones that beat, through a low-pass filter. */
export const hums = {
  sparks: hum({ hz: 98, type: 'triangle', secondTone: 1.504, softHz: 900 }),
  propeller: hum({ hz: 58, type: 'sawtooth', secondTone: 1.013, softHz: 420 }),
} as const satisfies Record<HumName, (context: AudioContext, to: AudioNode) => LastingSound>
