import { BLACK, css, mix, type SceneColours, type Sprite, sprite, WHITE } from '../kit/flight/scene.ts'

/** The size of the rocket's drawing, with its nose to the right and its middle in the centre. */
export const ROCKET = { width: 76, height: 26 } as const

/** A firework rocket: a striped paper tube, a pointed cap, a stick behind. */
export function drawRocket(ratio: number, colours: SceneColours): Sprite {
  return sprite(ROCKET.width, ROCKET.height, ratio, (context) => {
    const middle = ROCKET.height / 2
    context.fillStyle = css(mix(colours.bulb, BLACK, 0.45))
    context.fillRect(0, middle + 4, 44, 2.4)
    const body = context.createLinearGradient(0, middle - 8, 0, middle + 8)
    body.addColorStop(0, css(mix(colours.accentEnd, WHITE, 0.35)))
    body.addColorStop(0.55, css(colours.accentEnd))
    body.addColorStop(1, css(mix(colours.accentEnd, BLACK, 0.4)))
    context.fillStyle = body
    context.beginPath()
    context.roundRect(20, middle - 7.5, 34, 15, 3)
    context.fill()
    // Stripes around the tube.
    context.save()
    context.clip()
    context.fillStyle = css(colours.bulb, 0.92)
    for (const x of [24, 35, 46]) {
      context.beginPath()
      context.moveTo(x, middle - 8)
      context.lineTo(x + 5, middle - 8)
      context.lineTo(x + 1, middle + 8)
      context.lineTo(x - 4, middle + 8)
      context.fill()
    }
    context.restore()
    const cap = context.createLinearGradient(0, middle - 10, 0, middle + 10)
    cap.addColorStop(0, css(mix(colours.accent, WHITE, 0.45)))
    cap.addColorStop(1, css(mix(colours.accent, BLACK, 0.35)))
    context.fillStyle = cap
    context.beginPath()
    context.moveTo(53, middle - 10)
    context.quadraticCurveTo(68, middle - 5, 75, middle)
    context.quadraticCurveTo(68, middle + 5, 53, middle + 10)
    context.quadraticCurveTo(56, middle, 53, middle - 10)
    context.fill()
    context.fillStyle = css(mix(colours.ground, BLACK, 0.4))
    context.beginPath()
    context.roundRect(16, middle - 4, 5, 8, 1.5)
    context.fill()
  })
}
