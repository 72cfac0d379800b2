import { type Pen, type SceneColours, type Sprite, scatter } from '../kit/flight/scene.ts'
import { drawCloud } from './landscape.ts'

const CLOUDS = 11
const SHAPES = 3

/** Clouds at different distances: near ones are large and pass fast. */
export function openClouds(colours: SceneColours) {
  const random = scatter(5)
  // The fields of each cloud: x from 0 to 1.3 widths, y as a part of the height, distance from 0 (far) to 1 (near).
  const xs = Float32Array.from({ length: CLOUDS }, () => random() * 1.3)
  const ys = Float32Array.from({ length: CLOUDS }, () => 0.04 + random() * 0.72)
  const nears = Float32Array.from({ length: CLOUDS }, (_, at) => at / (CLOUDS - 1))
  let shapes: Sprite[] = []
  let [width, height, size] = [1, 1, 1]
  return {
    resize(newWidth: number, newHeight: number, ratio: number): void {
      ;[width, height] = [newWidth, newHeight]
      size = Math.min(230, Math.max(90, width * 0.26))
      shapes = Array.from({ length: SHAPES }, (_, at) => drawCloud(size, ratio, 91 + at * 17, colours))
    },
    /** Moves the clouds, by a part of the picture's width. */
    move(distance: number): void {
      for (let at = 0; at < CLOUDS; at += 1) {
        const x = (xs[at] ?? 0) - distance * (0.25 + 0.75 * (nears[at] ?? 0))
        xs[at] = x < -0.3 ? x + 1.6 : x
      }
    },
    /** Draws the clouds with a `visibility` from 0 to 1: on the ground there are few. */
    draw(context: Pen, visibility: number): void {
      for (let at = 0; at < CLOUDS; at += 1) {
        const shape = shapes[at % SHAPES]
        const nearness = nears[at] ?? 0
        if (!shape) continue
        const cloudSize = size * (0.4 + 0.75 * nearness)
        // Near clouds come from above as the plane climbs.
        const y = (ys[at] ?? 0) * height - (1 - visibility) * nearness * height * 0.7
        context.globalAlpha = (0.5 + 0.45 * nearness) * Math.max(0.25, visibility)
        context.drawImage(shape, (xs[at] ?? 0) * width - cloudSize / 2, y, cloudSize, cloudSize * 0.5)
      }
      context.globalAlpha = 1
    },
  }
}
