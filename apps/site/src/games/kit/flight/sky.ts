import { css, mix, type Pen, type Rgb, type Sprite, scatter, sprite } from './scene.ts'

/** A light with a soft edge, 32 by 32. */
export function glowOf(colour: Rgb, ratio: number): Sprite {
  return sprite(32, 32, ratio, (context) => {
    const shine = context.createRadialGradient(16, 16, 0, 16, 16, 16)
    shine.addColorStop(0, css(mix(colour, [255, 255, 255], 0.55)))
    shine.addColorStop(0.22, css(colour, 0.9))
    shine.addColorStop(1, css(colour, 0))
    context.fillStyle = shine
    context.fillRect(0, 0, 32, 32)
  })
}

/**
 * Draws stars over a picture's whole width and height, in the same places each time. The picture can repeat below
 * itself.
 */
export function drawStars(
  context: Pen,
  width: number,
  height: number,
  { colour, count, seed }: { colour: Rgb; count: number; seed: number },
): void {
  const next = scatter(seed)
  for (let star = 0; star < count; star += 1) {
    const size = 0.5 + next() * 1.3
    context.fillStyle = css(colour, 0.25 + next() * 0.65)
    context.beginPath()
    context.arc(next() * width, next() * height, size, 0, 2 * Math.PI)
    context.fill()
  }
}

/** Draws a string of lamps that sags between two points. */
export function drawLampString(
  context: Pen,
  [fromX, fromY, toX, toY]: readonly [number, number, number, number],
  { sag, lamps, colour, line }: { sag: number; lamps: number; colour: Rgb; line: Rgb },
): void {
  context.strokeStyle = css(line, 0.8)
  context.lineWidth = 1
  context.beginPath()
  context.moveTo(fromX, fromY)
  context.quadraticCurveTo((fromX + toX) / 2, (fromY + toY) / 2 + sag * 2, toX, toY)
  context.stroke()
  for (let lamp = 1; lamp < lamps; lamp += 1) {
    const part = lamp / lamps
    const x = fromX + (toX - fromX) * part
    const y = fromY + (toY - fromY) * part + 4 * sag * part * (1 - part)
    context.fillStyle = css(colour, 0.22)
    context.beginPath()
    context.arc(x, y + 2, 4.5, 0, 2 * Math.PI)
    context.fill()
    context.fillStyle = css(colour)
    context.beginPath()
    context.arc(x, y + 2, 1.7, 0, 2 * Math.PI)
    context.fill()
  }
}
