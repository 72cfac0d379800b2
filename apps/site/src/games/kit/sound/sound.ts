import { useEffect } from 'react'
import { isSoundOn } from '../../../kernel/browser/sound.ts'
import { mayCelebrate } from '../jurisdiction.ts'
import type { KitSound } from './kit-sounds.ts'
import type { RisingSound } from './lasting.ts'
import type { AmbienceName, Hum, Sound } from './notes.ts'
import type { Speakers } from './speakers.ts'

/** A sound that would come later than this after it was asked for is not played. */
const LATEST_MS = 150

let context: AudioContext | undefined
let place: AmbienceName | undefined
let speakers: Speakers | undefined
let opening: Promise<void> | undefined

/** Fetches what makes the sounds: the first load has none of it. Where that fails, the next sound tries again. */
function openSpeakers(from: AudioContext): Promise<void> {
  opening ??= fetchSpeakers(from)
  return opening
}

async function fetchSpeakers(from: AudioContext): Promise<void> {
  try {
    const part = await import('./speakers.ts')
    speakers = part.openSpeakers(from)
    speakers.stand(place)
  } catch {
    // No network, as a rule. A handler behind `import()` itself would not see that the build's own preloading has failed.
    opening = undefined
  }
}

/**
 * Plays a sound of a game, or by its name one of the kit, unless sound is off or no gesture has unlocked it yet. `step`
 * raises the pitch of some sounds. The sound starts after the next frame, because building it takes a slow phone as
 * long as a frame.
 */
export function playSound(sound: KitSound | Sound, step = 0): void {
  if (!isSoundOn() || context?.state !== 'running') return
  if (speakers) {
    setTimeout(speakers.play, 0, sound, step)
    return
  }
  const askedAt = Date.now()
  void openSpeakers(context).then(() => Date.now() - askedAt <= LATEST_MS && speakers?.play(sound, step))
}

/** Begins the hum of a flight; returns undefined where `playSound` would be silent, or not yet able to play. */
export function beginHum(hum: Hum): RisingSound | undefined {
  if (!isSoundOn() || context?.state !== 'running') return undefined
  if (!speakers) void openSpeakers(context)
  return speakers?.beginHum(hum)
}

/**
 * Unlocks sound at the first gesture, as browsers require, and again after the browser has suspended it, while a page
 * with sounds is shown.
 * @param ambience where the player is: the background that is heard if the player wants one, and the jurisdiction allows
 *   what is not needed to play. It is known once a game is shown.
 */
export function useSounds(ambience?: AmbienceName): void {
  useEffect(() => {
    addEventListener('pointerdown', unlock, { passive: true })
    addEventListener('keydown', unlock)
    stand(mayCelebrate() ? ambience : undefined)
    return () => {
      removeEventListener('pointerdown', unlock)
      removeEventListener('keydown', unlock)
      stand(undefined)
    }
  }, [ambience])
}

function unlock(): void {
  context ??= new AudioContext({ latencyHint: 'interactive' })
  if (context.state === 'suspended') void context.resume()
  if (isSoundOn()) void openSpeakers(context)
}

function stand(at: AmbienceName | undefined): void {
  place = at
  speakers?.stand(at)
}
