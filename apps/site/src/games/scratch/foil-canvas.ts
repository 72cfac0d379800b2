import { FIELDS } from '@fairground/games/scratch'
import { BRUSH, COLUMNS, cornerOf, FIELD_HEIGHT, type Point } from './foil.ts'

type Pen = OffscreenCanvasRenderingContext2D

/** The most flakes in the air. */
const MOST_FLAKES = 40

interface Flake {
  x: number
  y: number
  dx: number
  dy: number
  size: number
  turn: number
  age: number
}

/** The foil over all fields. Rubbing removes lines of it, with a few falling flakes. */
export interface FoilCanvas {
  /** Draws a new foil, `width` device pixels wide, without the open fields. */
  fit: (width: number, open: readonly number[]) => void
  rub: (from: Point, to: Point) => void
  clear: (field: number) => void
}

/**
 * Draws the foil of a ticket, in a colour, on a canvas over its panel.
 * @param flakesCanvas the canvas of the flakes; undefined with reduced motion
 */
export function drawFoil(canvas: OffscreenCanvas, flakesCanvas: OffscreenCanvas | null, colour: string): FoilCanvas {
  const pen = canvas.getContext('2d') as Pen
  let unit = 1
  let flakes: ReturnType<typeof startFlakes> | undefined

  return {
    fit(width, open) {
      unit = width / COLUMNS
      for (const target of [canvas, flakesCanvas]) {
        if (!target) continue
        target.width = Math.round(width)
        target.height = Math.round(unit * FIELD_HEIGHT * COLUMNS)
      }
      for (let field = 0; field < FIELDS; field++) if (!open.includes(field)) drawField(pen, field, unit, colour)
      flakes?.stop()
      flakes = flakesCanvas ? startFlakes(flakesCanvas, unit, colour) : undefined
    },
    rub(from, to) {
      pen.globalCompositeOperation = 'destination-out'
      pen.lineCap = 'round'
      pen.lineWidth = 2 * BRUSH * unit
      pen.beginPath()
      pen.moveTo(from.x * unit, from.y * unit)
      pen.lineTo(to.x * unit, to.y * unit + 0.01)
      pen.stroke()
      pen.globalCompositeOperation = 'source-over'
      flakes?.add(to, Math.hypot(to.x - from.x, to.y - from.y))
    },
    clear(field) {
      const { x, y } = cornerOf(field)
      pen.clearRect(x * unit, y * unit, unit, FIELD_HEIGHT * unit)
    },
  }
}

/** A field's foil: brushed metal with a star, a little smaller than the field. */
function drawField(context: Pen, field: number, unit: number, colour: string): void {
  const { x, y } = cornerOf(field)
  const gap = unit * 0.035
  const [left, top, wide, high] = [x * unit + gap, y * unit + gap, unit - 2 * gap, unit * FIELD_HEIGHT - 2 * gap]
  context.save()
  context.beginPath()
  context.roundRect(left, top, wide, high, unit * 0.09)
  context.fillStyle = colour
  context.fill()
  context.clip()
  const shine = context.createLinearGradient(left, top, left + wide, top + high)
  shine.addColorStop(0, 'rgb(255 255 255 / 42%)')
  shine.addColorStop(0.35, 'rgb(255 255 255 / 4%)')
  shine.addColorStop(0.55, 'rgb(255 255 255 / 30%)')
  shine.addColorStop(1, 'rgb(0 0 0 / 26%)')
  context.fillStyle = shine
  context.fillRect(left, top, wide, high)
  context.strokeStyle = 'rgb(255 255 255 / 16%)'
  context.lineWidth = unit * 0.012
  for (let at = -high; at < wide; at += unit * 0.062) {
    context.beginPath()
    context.moveTo(left + at, top + high)
    context.lineTo(left + at + high, top)
    context.stroke()
  }
  context.translate(left + wide / 2, top + high / 2)
  context.beginPath()
  for (let corner = 0; corner < 10; corner++) {
    const turn = (corner / 10) * 2 * Math.PI - Math.PI / 2
    const radius = unit * (corner % 2 === 0 ? 0.17 : 0.075)
    context.lineTo(Math.cos(turn) * radius, Math.sin(turn) * radius)
  }
  context.closePath()
  context.fillStyle = 'rgb(0 0 0 / 16%)'
  context.fill()
  context.strokeStyle = 'rgb(255 255 255 / 45%)'
  context.stroke()
  context.restore()
}

/** Flakes of foil that fall from the finger: few, small, gone in half a second. */
function startFlakes(canvas: OffscreenCanvas, unit: number, colour: string) {
  const context = canvas.getContext('2d')
  let flakes: Flake[] = []
  let frame = 0
  let flakeCount = 0

  const step = () => {
    context?.clearRect(0, 0, canvas.width, canvas.height)
    flakes = flakes.filter((flake) => flake.age < 1)
    for (const flake of flakes) {
      flake.age += 0.032
      flake.x += flake.dx
      flake.y += flake.dy
      flake.dy += unit * 0.0016
      draw(flake)
    }
    frame = flakes.length > 0 ? requestAnimationFrame(step) : 0
  }
  const draw = ({ x, y, size, turn, age }: Flake) => {
    if (!context) return
    context.save()
    context.globalAlpha = 1 - age
    context.fillStyle = colour
    context.translate(x, y)
    context.rotate(turn + age * 3)
    context.fillRect(-size / 2, -size / 3, size, size * 0.66)
    context.restore()
  }
  return {
    add(at: Point, length: number) {
      for (let count = Math.min(3, Math.ceil(length * 12)); count > 0 && flakes.length < MOST_FLAKES; count--) {
        flakeCount += 1
        // The golden angle spreads the flakes, so that consecutive ones fly differently.
        const turn = flakeCount * 2.4
        flakes.push({
          x: at.x * unit + Math.cos(turn) * unit * BRUSH,
          y: at.y * unit + Math.sin(turn) * unit * BRUSH,
          dx: Math.cos(turn) * unit * 0.009,
          dy: -unit * (0.004 + ((flakeCount * 7) % 5) * 0.002),
          size: unit * (0.022 + (flakeCount % 4) * 0.008),
          turn,
          age: 0,
        })
      }
      if (frame === 0 && flakes.length > 0) frame = requestAnimationFrame(step)
    },
    stop() {
      cancelAnimationFrame(frame)
      flakes = []
      frame = 0
    },
  }
}
