import type { BetModel } from '@fairground/contract'
import { prefersReducedMotion } from '@fairground/ui'
import { useEffect, useRef } from 'react'
import { playSound } from '../../frame/sound/sound.ts'
import { pinsBetween, restingAngle, SPIN_MS, spinAngle, spinEnd } from './wheel.ts'

/** How far a pin pushes the pointer, in degrees, and how fast it swings back, in milliseconds. */
const PUSH = 24
const SWING_MS = 70
/** Two ticks are heard apart by at least this, in milliseconds. */
const HEARD_MS = 38

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
    const turn = (degrees: number, pushed: number) => {
      angle.current = degrees
      if (turning.current) turning.current.style.rotate = `${(degrees % 360).toFixed(3)}deg`
      if (pointer.current) pointer.current.style.rotate = `${pushed.toFixed(2)}deg`
    }
    const from = angle.current % 360
    const end = spinEnd(from, restingAngle(sector, nonce))
    if (prefersReducedMotion()) {
      turn(end, 0)
      shown.current()
      return
    }
    let frame = 0
    let started: number | undefined
    let last = { at: 0, degrees: from, pushed: 0, heard: 0 }
    const step = (now: number) => {
      started ??= now
      const part = (now - started) / SPIN_MS
      const degrees = spinAngle(from, end, part)
      const isPushed = pinsBetween(last.degrees, degrees) > 0
      const isHeard = isPushed && now - last.heard > HEARD_MS
      if (isHeard) playSound('tick')
      // A clockwise wheel pushes the pointer's tip along, so the pointer turns the other way.
      const way = degrees >= last.degrees ? -1 : 1
      const pushed = isPushed ? way * PUSH : last.pushed * Math.exp(-(now - last.at) / SWING_MS)
      last = { at: now, degrees, pushed, heard: isHeard ? now : last.heard }
      turn(degrees, part >= 1 ? 0 : pushed)
      if (part >= 1) shown.current()
      else frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [id, sector, nonce])

  return { turning, pointer }
}
