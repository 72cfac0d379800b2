import { useEffect } from 'react'
import { mayCelebrate } from '../jurisdiction.ts'
import { isHumOn } from '../sound/hum-switch.ts'
import type { RisingSound } from '../sound/lasting.ts'
import type { Sound } from '../sound/notes.ts'
import { beginHum, playSound, useSounds } from '../sound/sound.ts'
import type { FlightFrame } from './flight-frame.ts'
import type { FlightLoop } from './flight-loop.ts'
import type { MultiplayerGameRules } from './multiplayer-game-rules.ts'

/** How often the hum changes its pitch. The ear hears no steps at this rate. */
const RISE_EVERY_MS = 120

/**
 * Plays the sounds of a flight: the take-off, the rising hum, and the end. All of them celebrate, so there are none
 * where the jurisdiction forbids celebration (RG-04).
 */
export function useFlightSounds(loop: FlightLoop, { sounds }: MultiplayerGameRules): void {
  useSounds(sounds.ambience)
  useEffect(() => {
    let previousPhase: FlightFrame['phase'] = loop.frame.phase
    let hum: RisingSound | undefined
    let lastRiseAt = 0
    const stopHum = () => {
      hum?.stop()
      hum = undefined
    }
    const play = (sound: Sound) => mayCelebrate() && playSound(sound)
    const end = loop.listen(({ phase, multiplier, now, isVoid, passedMs }) => {
      if (phase !== previousPhase) {
        if (phase === 'flying' && previousPhase === 'betting') play(sounds['take-off'])
        if (phase === 'over' && previousPhase === 'flying' && !isVoid) play(sounds.end)
        previousPhase = phase
        if (phase !== 'flying') stopHum()
      }
      if (phase !== 'flying' || now - lastRiseAt < RISE_EVERY_MS || passedMs > 1000) return
      lastRiseAt = now
      if (!isHumOn() || !mayCelebrate()) return stopHum()
      hum ??= beginHum(sounds.hum)
      hum?.rise(Math.log2(multiplier))
    })
    // A hidden page gets no frames, so no frame would stop its hum.
    const hide = () => document.visibilityState === 'hidden' && stopHum()
    document.addEventListener('visibilitychange', hide)
    return () => {
      end()
      stopHum()
      document.removeEventListener('visibilitychange', hide)
    }
  }, [loop, sounds])
}
