import { isSoundOn } from '../../../kernel/browser/sound.ts'
import { type HumName, hums, type LastingSound } from './hum.ts'
import { type SoundName, voices } from './voices.ts'

const VOLUME = 0.8
let context: AudioContext | undefined
let output: GainNode | undefined

/**
 * Plays a sound unless sound is off or no gesture has unlocked it yet. `step` raises the pitch of those that have one. What
 * it belongs to is drawn first: to build a sound takes a slow phone as long as a frame.
 */
export function playSound(name: SoundName, step = 0): void {
  if (!isSoundOn() || context?.state !== 'running') return
  setTimeout(() => {
    if (context && output) voices[name](context, output, context.currentTime + 0.005, step)
  })
}

/** Begins a sound that lasts; nothing where `playSound` would be silent. */
export function beginHum(name: HumName): LastingSound | undefined {
  if (!isSoundOn() || !context || !output || context.state !== 'running') return undefined
  return hums[name](context, output)
}

/** Makes sound possible at the first gesture, as browsers ask, and again after one that they put to sleep. Call once. */
export function unlockSoundAtGesture(): void {
  const unlock = () => {
    context ??= new AudioContext({ latencyHint: 'interactive' })
    if (!output) {
      output = context.createGain()
      output.gain.value = VOLUME
      output.connect(context.createDynamicsCompressor()).connect(context.destination)
    }
    if (context.state === 'suspended') void context.resume()
  }
  addEventListener('pointerdown', unlock, { passive: true })
  addEventListener('keydown', unlock)
}
