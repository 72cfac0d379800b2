import type { Bell, Noise, Sound, Tone } from './notes.ts'

/** A major pentatonic scale, so that any sequence of steps is in tune: semitones above the first. */
const SCALE = [0, 2, 4, 7, 9]
const FIRST_HZ = 523.25
/** From here on the pitch no longer rises: two octaves up. */
const HIGHEST_STEP = SCALE.length * 2
const SILENCE = 0.0001

/** The pitch of a place on the scale, in hertz; five places are an octave, and those below 0 are lower. */
export function scaleHz(place: number): number {
  const octave = Math.floor(place / SCALE.length)
  const semitones = (SCALE[place - octave * SCALE.length] ?? 0) + 12 * octave
  return FIRST_HZ * 2 ** (semitones / 12)
}

/**
 * Starts the notes of a sound.
 * @param at when the sound begins, in seconds of the context's clock
 * @param step how many steps were survived before: what rises is that much higher
 */
export function playNotes(to: AudioNode, sound: Sound, at: number, step = 0): void {
  const up = Math.min(Math.max(step, 0), HIGHEST_STEP)
  for (const note of sound) {
    const begin = at + (note.at ?? 0)
    if ('noise' in note) playNoise(to, begin, note)
    else if ('bell' in note) playBell(to, begin, note, up)
    else playTone(to, begin, note, note.rises ? scaleHz(up) / FIRST_HZ : 1)
  }
}

function playTone(to: AudioNode, at: number, { tone, toHz, seconds, volume, wave = 'sine' }: Tone, pitch = 1): void {
  const { context } = to
  const oscillator = context.createOscillator()
  const gain = context.createGain()
  oscillator.type = wave
  oscillator.frequency.setValueAtTime(tone * pitch, at)
  if (toHz) oscillator.frequency.exponentialRampToValueAtTime(toHz * pitch, at + seconds)
  gain.gain.setValueAtTime(SILENCE, at)
  gain.gain.exponentialRampToValueAtTime(volume, at + 0.006)
  gain.gain.exponentialRampToValueAtTime(SILENCE, at + seconds)
  oscillator.connect(gain).connect(to)
  oscillator.start(at)
  oscillator.stop(at + seconds)
}

/** The note, a quiet octave and an inharmonic shimmer. */
function playBell(to: AudioNode, at: number, { bell, seconds, volume, rises }: Bell, up: number): void {
  const hz = scaleHz(bell + (rises ? up : 0))
  for (const [factor, length, part] of [
    [1, 1, 1],
    [2, 0.55, 0.35],
    [2.76, 0.3, 0.22],
  ] as const)
    playTone(to, at, { tone: hz * factor, seconds: seconds * length, volume: volume * part })
}

function playNoise(to: AudioNode, at: number, { noise, toHz, seconds, volume, filter = 'lowpass' }: Noise): void {
  const { context } = to
  const source = context.createBufferSource()
  const through = context.createBiquadFilter()
  const gain = context.createGain()
  source.buffer = noiseOf(context, seconds, (part) => (1 - part) ** 2)
  through.type = filter
  through.frequency.setValueAtTime(noise, at)
  if (toHz) through.frequency.exponentialRampToValueAtTime(toHz, at + seconds)
  gain.gain.value = volume
  source.connect(through).connect(gain).connect(to)
  source.start(at)
}

/**
 * White noise, the same sequence each time.
 * @param shape its loudness, by the part of it that is over
 */
export function noiseOf(context: BaseAudioContext, seconds: number, shape: (part: number) => number): AudioBuffer {
  const frames = Math.ceil(context.sampleRate * seconds)
  const buffer = context.createBuffer(1, frames, context.sampleRate)
  const samples = buffer.getChannelData(0)
  let noise = 22_222
  for (let frame = 0; frame < frames; frame += 1) {
    noise = (noise * 16_807) % 2_147_483_647
    samples[frame] = (noise / 1_073_741_823.5 - 1) * shape(frame / frames)
  }
  return buffer
}
