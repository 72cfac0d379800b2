import { BLACK, css, mix, type Pen, type Rgb, type SceneColours } from '../kit/flight/scene.ts'
import { drawLampString } from '../kit/flight/sky.ts'

/**
 * The centre of the big wheel, in parts of the fairground's width and height, and its radius in parts of the height.
 */
export const WHEEL = { x: 0.8, y: 0.42, radius: 0.36 } as const

/**
 * Draws the fairground at the bottom: a hill, tents, the legs of the big wheel, strings of lamps. It goes into a sprite
 * once.
 */
export function drawFairground(context: Pen, width: number, height: number, colours: SceneColours): void {
  const dark = mix(colours.sky, BLACK, 0.55)
  drawHill(context, width, height, mix(colours.sky, BLACK, 0.28))
  drawWheelLegs(context, width, height, mix(colours.muted, dark, 0.4))
  const unit = Math.min(width / 9, height / 2.6)
  const tents: readonly (readonly [number, number, Rgb])[] = [
    [0.42, 1, colours.accentEnd],
    [0.57, 0.78, colours.accent],
    [0.95, 0.9, colours.accentEnd],
    [0.28, 0.68, colours.info],
  ]
  for (const [x, scale, colour] of tents)
    drawTent(context, { x: x * width, floor: height * 0.94, size: unit * scale, colour, dark, bulb: colours.bulb })
  context.fillStyle = css(dark)
  context.fillRect(0, height * 0.93, width, height)
  for (const [from, to] of [
    [-0.02, 0.28],
    [0.28, 0.57],
    [0.57, 1.02],
  ] as const)
    drawLampString(context, [from * width, height * 0.56, to * width, height * 0.56], {
      sag: height * 0.09,
      lamps: Math.max(6, Math.round(((to - from) * width) / 22)),
      colour: colours.bulb,
      line: colours.faint,
    })
}

function drawHill(context: Pen, width: number, height: number, colour: Rgb): void {
  context.fillStyle = css(colour)
  context.beginPath()
  context.moveTo(0, height)
  context.lineTo(0, height * 0.72)
  context.quadraticCurveTo(width * 0.3, height * 0.5, width * 0.6, height * 0.7)
  context.quadraticCurveTo(width * 0.84, height * 0.84, width, height * 0.62)
  context.lineTo(width, height)
  context.fill()
}

function drawWheelLegs(context: Pen, width: number, height: number, colour: Rgb): void {
  const x = WHEEL.x * width
  const y = WHEEL.y * height
  context.strokeStyle = css(colour)
  context.lineWidth = 3
  context.beginPath()
  context.moveTo(x - height * 0.24, height * 0.94)
  context.lineTo(x, y)
  context.lineTo(x + height * 0.24, height * 0.94)
  context.stroke()
}

interface Tent {
  x: number
  floor: number
  size: number
  colour: Rgb
  dark: Rgb
  bulb: Rgb
}

function drawTent(context: Pen, { x, floor, size, colour, dark, bulb }: Tent): void {
  const roof = floor - size * 0.62
  const half = size * 0.62
  const shaded = mix(colour, dark, 0.35)
  // Striped walls, then the roof in wedges that meet at the top.
  const stripes = 6
  for (let at = 0; at < stripes; at += 1) {
    const left = x - half + (2 * half * at) / stripes
    const right = left + (2 * half) / stripes
    context.fillStyle = css(at % 2 === 0 ? shaded : mix(bulb, dark, 0.45))
    context.fillRect(left, roof, right - left + 0.5, floor - roof)
    context.fillStyle = css(at % 2 === 0 ? mix(colour, dark, 0.12) : mix(bulb, dark, 0.22))
    context.beginPath()
    context.moveTo(x, roof - size * 0.62)
    context.lineTo(x + (left - x) * 1.14, roof + 1)
    context.lineTo(x + (right - x) * 1.14, roof + 1)
    context.fill()
  }
  context.fillStyle = css(mix(bulb, dark, 0.1), 0.9)
  context.beginPath()
  context.moveTo(x - size * 0.12, floor)
  context.quadraticCurveTo(x, roof + size * 0.1, x + size * 0.12, floor)
  context.fill()
  context.strokeStyle = css(bulb, 0.8)
  context.lineWidth = 1.5
  context.beginPath()
  context.moveTo(x, roof - size * 0.62)
  context.lineTo(x, roof - size * 0.86)
  context.stroke()
  context.fillStyle = css(colour)
  context.beginPath()
  context.moveTo(x, roof - size * 0.86)
  context.lineTo(x + size * 0.18, roof - size * 0.79)
  context.lineTo(x, roof - size * 0.72)
  context.fill()
}

/** Draws the big wheel with its lamps, rotated by `angle`, in each frame in which it is visible. */
export function drawWheel(
  context: Pen,
  { x, y, radius, angle }: { x: number; y: number; radius: number; angle: number },
  { line, lamps }: { line: string; lamps: readonly CanvasImageSource[] },
): void {
  const cabins = 12
  context.strokeStyle = line
  context.lineWidth = 1.5
  context.beginPath()
  context.arc(x, y, radius, 0, 2 * Math.PI)
  context.arc(x, y, radius * 0.82, 0, 2 * Math.PI)
  for (let at = 0; at < cabins; at += 1) {
    const turn = angle + (at / cabins) * 2 * Math.PI
    context.moveTo(x, y)
    context.lineTo(x + Math.cos(turn) * radius, y + Math.sin(turn) * radius)
  }
  context.stroke()
  const size = radius * 0.34
  for (let at = 0; at < cabins; at += 1) {
    const turn = angle + (at / cabins) * 2 * Math.PI
    const lamp = lamps[at % lamps.length]
    if (lamp)
      context.drawImage(
        lamp,
        x + Math.cos(turn) * radius - size / 2,
        y + Math.sin(turn) * radius - size / 2,
        size,
        size,
      )
  }
}

/** Draws the evening sky, bright at the horizon. */
export function drawEvening(context: Pen, width: number, height: number, colours: SceneColours): void {
  const gradient = context.createLinearGradient(0, 0, 0, height)
  gradient.addColorStop(0, css(mix(colours.sky, [0, 0, 0], 0.45)))
  gradient.addColorStop(0.62, css(colours.sky))
  gradient.addColorStop(1, css(mix(colours.sky, colours.accentEnd, 0.3)))
  context.fillStyle = gradient
  context.fillRect(0, 0, width, height)
}
