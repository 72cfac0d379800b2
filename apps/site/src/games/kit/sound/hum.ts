/** A sound that lasts until it is stopped, at a pitch of its own. */
export interface LastingSound {
  /** How far it has risen: 0 at its start, 1 for each doubling of what it follows. */
  rise(octaves: number): void
  stop(): void
}

/** The sounds that accompany a flight. */
export type HumName = 'sparks' | 'propeller'

/** How loud a hum is: under everything else. */
const VOLUME = 0.028
const FADE_SECONDS = 0.25
/** It rises a third of an octave where what it follows doubles, and no further than two octaves. */
const RISE = 1 / 3
const HIGHEST_RISE = 2

interface HumVoice {
  hz: number
  type: OscillatorType
  /** A second tone beside the first, as a factor of its pitch. */
  beside: number
  /** Above this, the tone is softened. */
  softHz: number
}

function hum({ hz, type, beside, softHz }: HumVoice) {
  return (context: AudioContext, to: AudioNode): LastingSound => {
    const gain = context.createGain()
    const soft = context.createBiquadFilter()
    soft.type = 'lowpass'
    soft.frequency.value = softHz
    gain.gain.setValueAtTime(0.0001, context.currentTime)
    gain.gain.exponentialRampToValueAtTime(VOLUME, context.currentTime + 1)
    soft.connect(gain).connect(to)
    const voices = [1, beside].map((factor) => {
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

/** Each lasting sound by name: two close tones that beat, softened. */
export const hums = {
  sparks: hum({ hz: 98, type: 'triangle', beside: 1.504, softHz: 900 }),
  propeller: hum({ hz: 58, type: 'sawtooth', beside: 1.013, softHz: 420 }),
} as const satisfies Record<HumName, (context: AudioContext, to: AudioNode) => LastingSound>
