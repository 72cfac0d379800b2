import type { BetModel } from '@fairground/contract/round'
import { prefersReducedMotion } from '@fairground/ui/use-count-up'
import { useEffect, useRef } from 'react'
import { playSound } from '../kit/sound/sound.ts'
import { sounds } from './sounds.ts'
import { writeSpin } from './spin-script.ts'
import { restingAngle, SPIN_MS, spinEnd } from './wheel.ts'

/**
 * Turns a wheel to a bet's result, and reports when it stands. The angle carries over from one spin to the next.
 * @param isRevealed whether the bet was shown already: then the wheel does not turn
 */
export function useSpin(bet: BetModel | undefined, isRevealed: boolean, onShown: () => void) {
  const wheelRef = useRef<SVGSVGElement>(null)
  const pointer = useRef<SVGSVGElement>(null)
  const angle = useRef(0)
  const latestOnShown = useRef(onShown)
  useEffect(() => {
    latestOnShown.current = onShown
  })
  const sector = bet?.round.hazards?.[0]?.[0]
  const nonce = bet?.round.nonce ?? 0
  const id = isRevealed ? undefined : bet?.id

  useEffect(() => {
    if (id === undefined || sector === undefined) return
    const from = angle.current
    const end = spinEnd(from, restingAngle(sector, nonce))
    angle.current = end % 360
    if (wheelRef.current) wheelRef.current.style.rotate = `${angle.current.toFixed(3)}deg`
    if (prefersReducedMotion() || !wheelRef.current) {
      latestOnShown.current()
      return
    }
    const script = writeSpin(from, end)
    const play = (place: SVGSVGElement | null, angles: readonly number[]) =>
      place?.animate({ rotate: angles.map((degrees) => `${degrees.toFixed(3)}deg`) }, SPIN_MS)
    const animations = [play(wheelRef.current, script.angles), play(pointer.current, script.pushes)]
    // A hidden page makes no sound.
    const tick = () => document.visibilityState === 'visible' && playSound(sounds.tick)
    const ticks = script.ticksMs.map((afterMs) => setTimeout(tick, afterMs))
    animations[0]?.addEventListener('finish', () => {
      playSound(sounds.stop)
      latestOnShown.current()
    })
    return () => {
      for (const animation of animations) animation?.cancel()
      for (const timer of ticks) clearTimeout(timer)
    }
  }, [id, sector, nonce])

  return { wheelRef, pointer }
}
