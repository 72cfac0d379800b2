import { BLACK, css, mix, type Pen, type SceneColours, type Sprite, sprite, WHITE } from '../kit/flight/scene.ts'

/** The size of the plane's drawing, with its nose to the right. The propeller's hub is at `hub`. */
export const PLANE = { width: 132, height: 74, hub: { x: 122, y: 38 } } as const

/** A small old biplane with striped wings and its pilot with a flying scarf, without the propeller. */
export function drawPlane(ratio: number, colours: SceneColours): Sprite {
  return sprite(PLANE.width, PLANE.height, ratio, (context) => {
    drawLowerWing(context, colours)
    drawBody(context, colours)
    drawPilot(context, colours)
    drawUpperWing(context, colours)
  })
}

function drawBody(context: Pen, colours: SceneColours): void {
  const body = context.createLinearGradient(0, 26, 0, 54)
  body.addColorStop(0, css(mix(colours.accentEnd, WHITE, 0.32)))
  body.addColorStop(0.5, css(colours.accentEnd))
  body.addColorStop(1, css(mix(colours.accentEnd, BLACK, 0.42)))
  context.fillStyle = body
  context.beginPath()
  context.moveTo(6, 30)
  context.quadraticCurveTo(44, 25, 96, 25)
  context.quadraticCurveTo(118, 25, 120, 38)
  context.quadraticCurveTo(118, 51, 96, 52)
  context.quadraticCurveTo(46, 50, 6, 36)
  context.fill()
  // The tail's fin and stabiliser.
  context.fillStyle = css(colours.accent)
  context.beginPath()
  context.moveTo(4, 32)
  context.quadraticCurveTo(1, 12, 12, 12)
  context.quadraticCurveTo(24, 14, 27, 29)
  context.fill()
  context.fillStyle = css(mix(colours.accent, BLACK, 0.22))
  context.beginPath()
  context.roundRect(-1, 31, 27, 5, 2.5)
  context.fill()
  // A bright line along the side, and the cowl around the engine.
  context.strokeStyle = css(colours.bulb)
  context.lineWidth = 3.4
  context.beginPath()
  context.moveTo(22, 36)
  context.quadraticCurveTo(60, 40, 100, 40)
  context.stroke()
  context.fillStyle = css(mix(colours.bulb, BLACK, 0.12))
  context.beginPath()
  context.roundRect(103, 25.5, 13, 26, 6)
  context.fill()
  context.fillStyle = css(mix(colours.ground, BLACK, 0.3))
  context.beginPath()
  context.roundRect(115, 31, 7, 14, 3.5)
  context.fill()
}

function drawPilot(context: Pen, colours: SceneColours): void {
  context.fillStyle = css(mix(colours.ground, BLACK, 0.3))
  context.beginPath()
  context.ellipse(66, 26, 11, 3.4, 0, 0, 2 * Math.PI)
  context.fill()
  // The scarf.
  context.strokeStyle = css(colours.safe)
  context.lineCap = 'round'
  context.lineWidth = 4.6
  context.beginPath()
  context.moveTo(64, 22)
  context.bezierCurveTo(54, 17, 50, 27, 38, 20)
  context.stroke()
  context.fillStyle = css(mix(colours.bulb, WHITE, 0.2))
  context.beginPath()
  context.arc(67, 16, 8, 0, 2 * Math.PI)
  context.fill()
  context.fillStyle = css(mix(colours.accent, BLACK, 0.55))
  context.beginPath()
  context.arc(66.5, 15, 8.6, Math.PI * 0.86, Math.PI * 1.95)
  context.fill()
  context.fillStyle = css(colours.info)
  context.strokeStyle = css(mix(colours.ground, BLACK, 0.3))
  context.lineWidth = 1.6
  context.beginPath()
  context.arc(71.5, 15.5, 3, 0, 2 * Math.PI)
  context.fill()
  context.stroke()
}

function drawWing(context: Pen, colours: SceneColours, y: number, dark: number): void {
  const paint = context.createLinearGradient(0, y - 5, 0, y + 5)
  paint.addColorStop(0, css(mix(mix(colours.accent, WHITE, 0.3), BLACK, dark)))
  paint.addColorStop(1, css(mix(mix(colours.accent, BLACK, 0.2), BLACK, dark)))
  context.save()
  context.fillStyle = paint
  context.beginPath()
  context.roundRect(46, y - 4.5, 56, 9, 4.5)
  context.fill()
  context.clip()
  context.fillStyle = css(mix(colours.bulb, BLACK, dark), 0.9)
  for (const x of [56, 74, 92]) context.fillRect(x, y - 5, 7, 10)
  context.restore()
}

function drawLowerWing(context: Pen, colours: SceneColours): void {
  context.strokeStyle = css(mix(colours.muted, BLACK, 0.35))
  context.lineWidth = 3
  context.beginPath()
  context.moveTo(82, 50)
  context.lineTo(88, 64)
  context.lineTo(96, 50)
  context.moveTo(10, 36)
  context.lineTo(7, 43)
  context.stroke()
  context.fillStyle = css(mix(colours.ground, BLACK, 0.35))
  context.beginPath()
  context.arc(88, 65, 7.5, 0, 2 * Math.PI)
  context.fill()
  context.fillStyle = css(colours.bulb)
  context.beginPath()
  context.arc(88, 65, 2.8, 0, 2 * Math.PI)
  context.fill()
  drawWing(context, colours, 50, 0.2)
}

function drawUpperWing(context: Pen, colours: SceneColours): void {
  context.strokeStyle = css(mix(colours.muted, WHITE, 0.2))
  context.lineWidth = 2
  context.beginPath()
  for (const x of [56, 92]) {
    context.moveTo(x, 6)
    context.lineTo(x, 48)
  }
  context.moveTo(56, 6)
  context.lineTo(92, 48)
  context.stroke()
  drawWing(context, colours, 5.5, 0)
}

/** A parachute with its basket, 44 by 56, for a cash-out. */
export function drawParachute(ratio: number, colours: SceneColours, owner: 'own' | 'other'): Sprite {
  return sprite(44, 56, ratio, (context) => {
    const [first, second] = owner === 'own' ? [colours.safe, WHITE] : [mix(colours.info, WHITE, 0.25), colours.bulb]
    context.strokeStyle = css(mix(colours.text, colours.muted, 0.5), 0.8)
    context.lineWidth = 1
    context.beginPath()
    for (const x of [4, 16, 28, 40]) {
      context.moveTo(x, 20)
      context.lineTo(22, 44)
    }
    context.stroke()
    for (let part = 0; part < 4; part += 1) {
      context.fillStyle = css(part % 2 === 0 ? first : second)
      context.beginPath()
      context.moveTo(22, 2)
      context.quadraticCurveTo(2 + part * 10, 6, 3 + part * 9.5, 21)
      context.quadraticCurveTo(7.75 + part * 9.5, 16, 12.5 + part * 9.5, 21)
      context.quadraticCurveTo(12 + part * 10, 6, 22, 2)
      context.fill()
    }
    context.fillStyle = css(mix(colours.accent, BLACK, 0.3))
    context.beginPath()
    context.roundRect(17, 44, 10, 9, 2)
    context.fill()
  })
}
