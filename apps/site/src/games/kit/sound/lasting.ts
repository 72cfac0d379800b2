import { AMBIENCES, type AmbienceLayer } from './ambience.data.ts'
import type { AmbienceName, Hum } from './notes.ts'
import { noiseOf } from './synthesiser.ts'

/** A sound that lasts until its stop. */
export interface LastingSound {
  stop(): void
}

/** A lasting sound with a variable pitch. */
export interface RisingSound extends LastingSound {
  /** Sets the pitch: 0 at the start, 1 for each doubling of the value that it follows. */
  rise(octaves: number): void
}

/** The volume of a hum: below all other sounds. */
const HUM_VOLUME = 0.028
/** The pitch rises by a third of an octave for each doubling, and by two octaves at most. */
const RISE = 1 / 3
const HIGHEST_RISE = 2

/** Begins the hum of a flight. */
export function beginHum(to: AudioNode, { hz, wave, secondTone, softHz }: Hum): RisingSound {
  const { context } = to
  const fade = fadeIn(to, { volume: HUM_VOLUME, inSeconds: 1, outSeconds: 0.25 })
  const soft = context.createBiquadFilter()
  soft.type = 'lowpass'
  soft.frequency.value = softHz
  soft.connect(fade.gain)
  const tones = [1, secondTone].map((factor) => {
    const oscillator = startTone(context, wave, hz * factor)
    oscillator.connect(soft)
    return { oscillator, factor }
  })
  return {
    rise(octaves) {
      const up = 2 ** Math.min(octaves * RISE, HIGHEST_RISE)
      for (const { oscillator, factor } of tones)
        oscillator.frequency.setTargetAtTime(hz * factor * up, context.currentTime, 0.2)
    },
    stop: () => fade.end(tones.map(({ oscillator }) => oscillator)),
  }
}

/** The noise of a background repeats after so many seconds, which the swells hide. */
const NOISE_SECONDS = 5
/** Of its volume and of its frequency, what a swell adds and takes. */
const SWELL = 0.45
const SHIFT = 0.25

/** Begins the background of a place. */
export function beginAmbience(to: AudioNode, name: AmbienceName): LastingSound {
  const { context } = to
  const fade = fadeIn(to, { volume: 1, inSeconds: 2, outSeconds: 0.6 })
  const noise = noiseOf(context, NOISE_SECONDS, () => 1)
  const sources = AMBIENCES[name].flatMap((layer) => startLayer(fade.gain, layer, noise))
  return { stop: () => fade.end(sources) }
}

function startLayer(
  to: AudioNode,
  { kind, hz, volume, swell }: AmbienceLayer,
  noise: AudioBuffer,
): AudioScheduledSourceNode[] {
  const { context } = to
  const gain = context.createGain()
  gain.gain.value = volume
  gain.connect(to)
  const swells = startTone(context, 'sine', 1 / swell)
  sway(swells, gain.gain, volume * SWELL)
  if (kind !== 'noise') {
    const tone = startTone(context, kind, hz)
    tone.connect(gain)
    return [swells, tone]
  }
  const source = context.createBufferSource()
  const band = context.createBiquadFilter()
  source.buffer = noise
  source.loop = true
  band.type = 'bandpass'
  band.frequency.value = hz
  sway(swells, band.frequency, hz * SHIFT)
  source.connect(band).connect(gain)
  // Each layer begins elsewhere in the noise, so that they do not move as one.
  source.start(0, swell % NOISE_SECONDS)
  return [swells, source]
}

function startTone(context: BaseAudioContext, type: OscillatorType, hz: number): OscillatorNode {
  const oscillator = context.createOscillator()
  oscillator.type = type
  oscillator.frequency.value = hz
  oscillator.start()
  return oscillator
}

/** Lets a value of a node swing by so much to both sides. */
function sway(swells: OscillatorNode, param: AudioParam, by: number): void {
  const depth = swells.context.createGain()
  depth.gain.value = by
  swells.connect(depth).connect(param)
}

interface Fade {
  volume: number
  inSeconds: number
  outSeconds: number
}

/** A gain that rises from silence; `end` lets it sink, and then stops the sources. */
function fadeIn(to: AudioNode, { volume, inSeconds, outSeconds }: Fade) {
  const { context } = to
  const gain = context.createGain()
  gain.gain.value = 0
  gain.gain.setTargetAtTime(volume, context.currentTime, inSeconds / 3)
  gain.connect(to)
  return {
    gain,
    end(sources: readonly AudioScheduledSourceNode[]) {
      const now = context.currentTime
      gain.gain.cancelScheduledValues(now)
      gain.gain.setTargetAtTime(0, now, outSeconds / 5)
      for (const source of sources) source.stop(now + outSeconds)
    },
  }
}
