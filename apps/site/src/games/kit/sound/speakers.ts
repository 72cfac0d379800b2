import { isSoundOn, soundStore } from '../../../kernel/browser/sound.ts'
import { type KitSound, kitSound } from './kit-sounds.ts'
import { beginAmbience, beginHum, type LastingSound, type RisingSound } from './lasting.ts'
import { useLevels } from './levels.ts'
import type { AmbienceName, Hum, Sound } from './notes.ts'
import { playNotes } from './synthesiser.ts'

/** What plays into a context, as loud as the player has set it. */
export interface Speakers {
  /** Plays a short sound now. */
  play(sound: KitSound | Sound, step: number): void
  beginHum(hum: Hum): RisingSound
  /** Sets where the player is: its background is heard while the player wants one. */
  stand(place: AmbienceName | undefined): void
}

/** Nothing clicks when a level changes. */
const SMOOTH_SECONDS = 0.02

/** Builds the way from the sounds to the context, and follows the mixer from then on. Call it once for a context. */
export function openSpeakers(context: AudioContext): Speakers {
  const [effects, ambience] = openBuses(context)
  let place: AmbienceName | undefined
  let playing: { name: AmbienceName; sound: LastingSound } | undefined

  const follow = () => {
    const levels = useLevels.getState()
    const isOn = isSoundOn()
    for (const [bus, level] of [
      [effects, levels.effects],
      [ambience, levels.ambience],
    ] as const)
      bus.gain.setTargetAtTime(isOn ? gainOf(level) : 0, context.currentTime, SMOOTH_SECONDS)
    const isWanted = isOn && levels.ambience > 0 && document.visibilityState === 'visible'
    const name = isWanted ? place : undefined
    if (name === playing?.name) return
    playing?.sound.stop()
    playing = name && { name, sound: beginAmbience(ambience, name) }
  }
  useLevels.subscribe(follow)
  soundStore.subscribe(follow)
  document.addEventListener('visibilitychange', follow)
  follow()
  return {
    play: (sound, step) =>
      playNotes(effects, typeof sound === 'string' ? kitSound(sound, step) : sound, context.currentTime + 0.005, step),
    beginHum: (hum) => beginHum(effects, hum),
    stand(newPlace) {
      place = newPlace
      follow()
    },
  }
}

/** What a slider says to what the ear hears: half of it is a quarter of the gain. */
const gainOf = (level: number): number => (level / 100) ** 2

/** Below this the limiter changes nothing; several sounds together do not get beyond it by much. */
const LIMIT_DB = -12
/** The limiter makes everything louder, and this takes it back. */
const AFTER_LIMITER = 0.6

/** The inputs of effects and ambience; both go through one limiter, so that many sounds at once stay clean. */
export function openBuses(context: BaseAudioContext): [effects: GainNode, ambience: GainNode] {
  const limiter = context.createDynamicsCompressor()
  limiter.threshold.value = LIMIT_DB
  limiter.knee.value = 8
  limiter.ratio.value = 20
  limiter.attack.value = 0.002
  limiter.release.value = 0.2
  const out = context.createGain()
  out.gain.value = AFTER_LIMITER
  limiter.connect(out).connect(context.destination)
  const bus = () => {
    const gain = context.createGain()
    gain.connect(limiter)
    return gain
  }
  return [bus(), bus()]
}
