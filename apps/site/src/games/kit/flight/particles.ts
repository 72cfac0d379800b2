import type { Pen } from './scene.ts'

/** A pool of small lights that fly, fall and go out. It has a fixed size: a new light replaces the oldest. */
export interface Particles {
  /** Starts a light at a point, with a speed in pixels a second, for `lifeMs`; `look` is the index of its drawing. */
  emit(x: number, y: number, speedX: number, speedY: number, lifeMs: number, size: number, look: number): void
  /**
   * Moves all lights by `passedMs`, with `gravity` in pixels a second squared. `drag` is the part of the speed that a
   * light loses in a second.
   */
  move(passedMs: number, gravity: number, drag: number): void
  /** Draws each light with its look. */
  draw(context: Pen, looks: readonly CanvasImageSource[]): void
  clear(): void
}

const FIELDS = 8

/** Creates a pool of `count` lights. */
export function createParticles(count: number): Particles {
  // The fields of a light: x, y, speed x, speed y, age, life, size, look.
  const data = new Float32Array(count * FIELDS)
  let next = 0
  const get = (at: number) => data[at] ?? 0

  return {
    emit(x, y, speedX, speedY, lifeMs, size, look) {
      const at = next * FIELDS
      data[at] = x
      data[at + 1] = y
      data[at + 2] = speedX
      data[at + 3] = speedY
      data[at + 4] = 0
      data[at + 5] = lifeMs
      data[at + 6] = size
      data[at + 7] = look
      next = (next + 1) % count
    },
    move(passedMs, gravity, drag) {
      const seconds = passedMs / 1000
      const speedFactor = Math.max(0, 1 - drag * seconds)
      for (let at = 0; at < data.length; at += FIELDS) {
        if (get(at + 4) >= get(at + 5)) continue
        data[at] = get(at) + get(at + 2) * seconds
        data[at + 1] = get(at + 1) + get(at + 3) * seconds
        data[at + 2] = get(at + 2) * speedFactor
        data[at + 3] = get(at + 3) * speedFactor + gravity * seconds
        data[at + 4] = get(at + 4) + passedMs
      }
    },
    draw(context, looks) {
      for (let at = 0; at < data.length; at += FIELDS) {
        const lifeLeft = 1 - get(at + 4) / get(at + 5)
        const look = looks[get(at + 7)]
        if (!(lifeLeft > 0) || !look) continue
        const size = get(at + 6) * (0.4 + 0.6 * lifeLeft)
        context.globalAlpha = lifeLeft
        context.drawImage(look, get(at) - size / 2, get(at + 1) - size / 2, size, size)
      }
      context.globalAlpha = 1
    },
    clear: () => void data.fill(0),
  }
}
