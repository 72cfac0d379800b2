import { expect, it } from 'vitest'
import { createParticles } from './particles.ts'
import type { Pen } from './scene.ts'

/** The middle of each light that a pool draws. */
function drawn(particles: ReturnType<typeof createParticles>) {
  const places: [number, number][] = []
  const context = {
    globalAlpha: 1,
    drawImage: (_: unknown, x: number, y: number, size: number) => places.push([x + size / 2, y + size / 2]),
  }
  particles.draw(context as unknown as Pen, [{} as CanvasImageSource])
  return places.map(([x, y]) => [Math.round(x), Math.round(y)])
}

it('[BT-01] lights fly, fall, and go out', () => {
  const particles = createParticles(3)
  particles.emit(10, 20, 100, 0, 1000, 4, 0)
  expect(drawn(particles)).toEqual([[10, 20]])
  particles.move(500, 40, 0)
  expect(drawn(particles)).toEqual([[60, 20]])
  particles.move(250, 40, 0)
  expect(drawn(particles)).toEqual([[85, 25]])
  particles.move(300, 40, 0)
  expect(drawn(particles)).toEqual([])
})

it('[BT-01] the oldest makes room', () => {
  const particles = createParticles(2)
  for (const x of [1, 2, 3]) particles.emit(x, 0, 0, 0, 1000, 1, 0)
  expect(drawn(particles).map(([x]) => x)).toEqual([3, 2])
  particles.clear()
  expect(drawn(particles)).toEqual([])
})
