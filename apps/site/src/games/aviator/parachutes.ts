import type { Pen, SceneColours, Sprite } from '../kit/flight/scene.ts'
import { drawParachute } from './plane.ts'

const MOST = 14
const LASTS_MS = 4200

/** Parachutes for cash-outs: they fall slowly behind the plane. A new one replaces the oldest. */
export function openParachutes(colours: SceneColours) {
  const xs = new Float32Array(MOST)
  const ys = new Float32Array(MOST)
  const ages = new Float32Array(MOST).fill(LASTS_MS)
  const sizes = new Float32Array(MOST)
  let nextIndex = 0
  let [ownSprite, otherSprite]: (Sprite | undefined)[] = []
  let scale = 1
  return {
    resize(ratio: number, newScale: number): void {
      scale = newScale
      ownSprite = drawParachute(ratio, colours, 'own')
      otherSprite = drawParachute(ratio, colours, 'other')
    },
    drop(owner: 'own' | 'other', x: number, y: number): void {
      xs[nextIndex] = x
      ys[nextIndex] = y
      ages[nextIndex] = 0
      sizes[nextIndex] = owner === 'own' ? 1 : 0.5
      nextIndex = (nextIndex + 1) % MOST
    },
    /** Moves the parachutes by a time, and by the landscape's `distance` in pixels. */
    move(passedMs: number, distance: number): void {
      for (let at = 0; at < MOST; at += 1) {
        xs[at] = (xs[at] ?? 0) - distance * 0.4
        ys[at] = (ys[at] ?? 0) + passedMs * 0.024
        ages[at] = (ages[at] ?? 0) + passedMs
      }
    },
    draw(context: Pen): void {
      for (let at = 0; at < MOST; at += 1) {
        const age = ages[at] ?? LASTS_MS
        const size = sizes[at] ?? 0
        const shape = size === 1 ? ownSprite : otherSprite
        if (age >= LASTS_MS || !shape) continue
        // A parachute unfolds first, and fades at its end.
        const open = Math.min(1, age / 260) * size * scale
        context.globalAlpha = Math.min(1, (LASTS_MS - age) / 700)
        const x = (xs[at] ?? 0) + Math.sin(age / 420) * 6
        context.drawImage(shape, x - 22 * open, (ys[at] ?? 0) - 28 * open, 44 * open, 56 * open)
      }
      context.globalAlpha = 1
    },
  }
}
