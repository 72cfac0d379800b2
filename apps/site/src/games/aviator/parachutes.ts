import type { Pen, SceneColours, Sprite } from '../kit/flight/scene.ts'
import { drawParachute } from './plane.ts'

const MOST = 14
const LASTS_MS = 4200

/** Parachutes of those who have cashed out: they fall behind, slowly. The oldest make room. */
export function openParachutes(colours: SceneColours) {
  const xs = new Float32Array(MOST)
  const ys = new Float32Array(MOST)
  const ages = new Float32Array(MOST).fill(LASTS_MS)
  const sizes = new Float32Array(MOST)
  let next = 0
  let [own, other]: (Sprite | undefined)[] = []
  let scale = 1
  return {
    resize(ratio: number, newScale: number): void {
      scale = newScale
      own = drawParachute(ratio, colours, 'own')
      other = drawParachute(ratio, colours, 'other')
    },
    drop(who: 'own' | 'other', x: number, y: number): void {
      xs[next] = x
      ys[next] = y
      ages[next] = 0
      sizes[next] = who === 'own' ? 1 : 0.5
      next = (next + 1) % MOST
    },
    /** `moved`: how far the world has gone by, in pixels. */
    move(passedMs: number, moved: number): void {
      for (let at = 0; at < MOST; at += 1) {
        xs[at] = (xs[at] ?? 0) - moved * 0.4
        ys[at] = (ys[at] ?? 0) + passedMs * 0.024
        ages[at] = (ages[at] ?? 0) + passedMs
      }
    },
    draw(context: Pen): void {
      for (let at = 0; at < MOST; at += 1) {
        const age = ages[at] ?? LASTS_MS
        const size = sizes[at] ?? 0
        const shape = size === 1 ? own : other
        if (age >= LASTS_MS || !shape) continue
        // It unfolds, and fades at its end.
        const open = Math.min(1, age / 260) * size * scale
        context.globalAlpha = Math.min(1, (LASTS_MS - age) / 700)
        const x = (xs[at] ?? 0) + Math.sin(age / 420) * 6
        context.drawImage(shape, x - 22 * open, (ys[at] ?? 0) - 28 * open, 44 * open, 56 * open)
      }
      context.globalAlpha = 1
    },
  }
}
