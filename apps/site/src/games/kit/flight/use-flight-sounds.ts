import { useEffect } from 'react'
import { mayCelebrate } from '../jurisdiction.ts'
import type { LastingSound } from '../sound/hum.ts'
import { isHumOn } from '../sound/hum-switch.ts'
import { beginHum, playSound } from '../sound/sound.ts'
import type { SoundName } from '../sound/voices.ts'
import type { FlightFrame } from './flight-frame.ts'
import type { FlightLoop } from './flight-loop.ts'
import type { SharedGameRules } from './shared-game-rules.ts'

/** The hum is told its pitch so often: the ear hears no steps between. */
const RISE_EVERY_MS = 120

/**
 * The sounds of a flight: it takes off, hums as it rises, and ends. They all make a feast of it, so there are none where the
 * jurisdiction celebrates nothing (RG-04).
 */
export function useFlightSounds(loop: FlightLoop, { sounds }: SharedGameRules): void {
  useEffect(() => {
    let before: FlightFrame['phase'] = loop.frame.phase
    let hum: LastingSound | undefined
    let toldAt = 0
    const quiet = () => {
      hum?.stop()
      hum = undefined
    }
    const play = (name: SoundName) => mayCelebrate() && playSound(name)
    const end = loop.listen(({ phase, multiplier, now, isVoid, passedMs }) => {
      if (phase !== before) {
        if (phase === 'flying' && before === 'betting') play(sounds.takeOff)
        if (phase === 'over' && before === 'flying' && !isVoid) play(sounds.end)
        before = phase
        if (phase !== 'flying') quiet()
      }
      if (phase !== 'flying' || now - toldAt < RISE_EVERY_MS || passedMs > 1000) return
      toldAt = now
      if (!isHumOn() || !mayCelebrate()) return quiet()
      hum ??= beginHum(sounds.hum)
      hum?.rise(Math.log2(multiplier))
    })
    // A page that is not seen draws no frames: nothing would end its hum.
    const hide = () => document.visibilityState === 'hidden' && quiet()
    document.addEventListener('visibilitychange', hide)
    return () => {
      end()
      quiet()
      document.removeEventListener('visibilitychange', hide)
    }
  }, [loop, sounds])
}
