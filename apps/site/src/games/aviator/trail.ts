import type { FlightFrame } from '../kit/flight/flight-frame.ts'
import { css, type Pen, WHITE } from '../kit/flight/scene.ts'
import { type Place, placeAt, speedAt } from './flight-path.ts'

const POINTS = 26
const EVERY_MS = 80
const FADES_MS = 900

/** The ribbon behind the plane, from its past positions and the distance since. */
export function openTrail() {
  const past: Place = { x: 0, y: 0, tilt: 0 }
  let [width, height, scale] = [1, 1, 1]
  let soft: CanvasGradient | undefined
  let bright: CanvasGradient | undefined
  const clearEnd = css(WHITE, 0)
  const softEnd = css(WHITE, 0.4)
  const brightStart = css(WHITE, 0)
  const brightEnd = css(WHITE, 0.95)

  function ribbon(context: Pen, from: string, to: string): CanvasGradient {
    const gradient = context.createLinearGradient(0, 0, width * 0.6, 0)
    gradient.addColorStop(0, from)
    gradient.addColorStop(1, to)
    return gradient
  }

  return {
    resize(newWidth: number, newHeight: number, newScale: number): void {
      ;[width, height, scale] = [newWidth, newHeight, newScale]
      soft = undefined
      bright = undefined
    },
    /** Draws the ribbon; `x` is the plane's position, or the one where it flew off, as a part of the width. */
    draw(context: Pen, { flownMs, multiplier, phase, phaseMs }: FlightFrame, x: number): void {
      const alpha = phase === 'over' ? 1 - phaseMs / FADES_MS : 1
      if (alpha <= 0) return
      soft ??= ribbon(context, clearEnd, softEnd)
      bright ??= ribbon(context, brightStart, brightEnd)
      const speed = speedAt(flownMs, multiplier)
      context.globalAlpha = alpha
      context.beginPath()
      for (let at = 0; at < POINTS; at += 1) {
        const age = at * EVERY_MS
        if (age > flownMs) break
        placeAt(past, flownMs - age)
        const pointX = (Math.min(x, past.x) - (speed * age) / 1000) * width - 56 * scale
        const pointY = past.y * height - 4 * scale
        if (at === 0) context.moveTo(pointX, pointY)
        else context.lineTo(pointX, pointY)
      }
      context.lineCap = 'round'
      context.lineJoin = 'round'
      context.strokeStyle = soft
      context.lineWidth = 13 * scale
      context.stroke()
      context.strokeStyle = bright
      context.lineWidth = 4 * scale
      context.stroke()
      context.globalAlpha = 1
    },
  }
}
