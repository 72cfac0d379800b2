import { isSoundOn } from '../../../kernel/browser/sound.ts'
import { type HumName, hums, type LastingSound } from './hum.ts'
import { type SoundName, voices } from './voices.ts'

const VOLUME = 0.8
let context: AudioContext | undefined
let output: GainNode | undefined

/**
 * Plays a sound unless sound is off or no gesture has unlocked it yet. `step` raises the pitch of some sounds. The
 * sound starts after the next frame, because building it takes a slow phone as long as a frame.
 */
export function playSound(name: SoundName, step = 0): void {
  if (!isSoundOn() || context?.state !== 'running') return
  setTimeout(() => {
    if (context && output) voices[name](context, output, context.currentTime + 0.005, step)
  })
}

/** Begins a lasting sound; returns undefined where `playSound` would be silent. */
export function beginHum(name: HumName): LastingSound | undefined {
  if (!isSoundOn() || !context || !output || context.state !== 'running') return undefined
  return hums[name](context, output)
}

/** Unlocks sound at the first gesture, as browsers require, and again after the browser has suspended it. Call once. */
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
