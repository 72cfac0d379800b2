import type { BetModel } from '@fairground/contract'
import { prefersReducedMotion } from '@fairground/ui'
import { useEffect, useRef } from 'react'
import { playSound } from '../kit/sound/sound.ts'
import { writeSpin } from './spin-script.ts'
import { restingAngle, SPIN_MS, spinEnd } from './wheel.ts'

/**
 * Turns a wheel to what a bet has drawn, and says when it stands. The angle stays from one spin to the next.
 * @param told the bet was shown already: the wheel just stands there
 */
export function useSpin(bet: BetModel | undefined, told: boolean, onShown: () => void) {
  const turning = useRef<SVGSVGElement>(null)
  const pointer = useRef<SVGSVGElement>(null)
  const angle = useRef(0)
  const shown = useRef(onShown)
  useEffect(() => {
    shown.current = onShown
  })
  const sector = bet?.round.hazards?.[0]?.[0]
  const nonce = bet?.round.nonce ?? 0
  const id = told ? undefined : bet?.id

  useEffect(() => {
    if (id === undefined || sector === undefined) return
    const from = angle.current
    const end = spinEnd(from, restingAngle(sector, nonce))
    angle.current = end % 360
    if (turning.current) turning.current.style.rotate = `${angle.current.toFixed(3)}deg`
    if (prefersReducedMotion() || !turning.current) {
      shown.current()
      return
    }
    const script = writeSpin(from, end)
    const play = (place: SVGSVGElement | null, angles: readonly number[]) =>
      place?.animate({ rotate: angles.map((degrees) => `${degrees.toFixed(3)}deg`) }, SPIN_MS)
    const played = [play(turning.current, script.angles), play(pointer.current, script.pushes)]
    // A page that is not seen is not heard.
    const tick = () => document.visibilityState === 'visible' && playSound('tick')
    const ticks = script.ticksMs.map((afterMs) => setTimeout(tick, afterMs))
    played[0]?.addEventListener('finish', () => shown.current())
    return () => {
      for (const animation of played) animation?.cancel()
      for (const timer of ticks) clearTimeout(timer)
    }
  }, [id, sector, nonce])

  return { turning, pointer }
}
