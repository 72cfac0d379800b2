import {
  BLACK,
  css,
  mix,
  type Rgb,
  type SceneColours,
  type Sprite,
  scatter,
  sprite,
  WHITE,
} from '../kit/flight/scene.ts'

/** The sky of a clear day, bright at the horizon. */
export function drawDay(width: number, height: number, ratio: number, { info }: SceneColours): Sprite {
  return sprite(width, height, ratio, (context) => {
    const sky = context.createLinearGradient(0, 0, 0, height)
    sky.addColorStop(0, css(mix(info, BLACK, 0.32)))
    sky.addColorStop(0.5, css(mix(info, WHITE, 0.16)))
    sky.addColorStop(1, css(mix(info, WHITE, 0.78)))
    context.fillStyle = sky
    context.fillRect(0, 0, width, height)
  })
}

/** The sun with its glow, in a square. */
export function drawSun(size: number, ratio: number, colours: SceneColours): Sprite {
  return sprite(size, size, ratio, (context) => {
    const half = size / 2
    const glow = context.createRadialGradient(half, half, size * 0.08, half, half, half)
    glow.addColorStop(0, css(colours.bulb, 0.85))
    glow.addColorStop(0.45, css(colours.bulb, 0.22))
    glow.addColorStop(1, css(colours.bulb, 0))
    context.fillStyle = glow
    context.fillRect(0, 0, size, size)
    context.fillStyle = css(mix(colours.bulb, WHITE, 0.4))
    context.beginPath()
    context.arc(half, half, size * 0.155, 0, 2 * Math.PI)
    context.fill()
  })
}

/** The sky of a long flight, high above the weather: deeper, and still day. */
export function drawHighSky(width: number, height: number, ratio: number, { info }: SceneColours): Sprite {
  return sprite(width, height, ratio, (context) => {
    const sky = context.createLinearGradient(0, 0, 0, height)
    sky.addColorStop(0, css(mix(info, BLACK, 0.66)))
    sky.addColorStop(1, css(mix(info, WHITE, 0.1)))
    context.fillStyle = sky
    context.fillRect(0, 0, width, height)
  })
}

/** Hills that repeat seamlessly: what leaves on the left comes in on the right. */
export function drawHills(
  { width, height, ratio }: { width: number; height: number; ratio: number },
  { colour, waves, rough }: { colour: Rgb; waves: number; rough: number },
): Sprite {
  return sprite(width, height, ratio, (context) => {
    const fill = context.createLinearGradient(0, 0, 0, height)
    fill.addColorStop(0, css(colour))
    fill.addColorStop(1, css(mix(colour, BLACK, 0.35)))
    context.fillStyle = fill
    context.beginPath()
    context.moveTo(0, height)
    for (let x = 0; x <= width + 4; x += 4) {
      const turn = (x / width) * 2 * Math.PI
      const rise = 0.5 + 0.28 * Math.sin(turn * waves) + rough * Math.sin(turn * (waves * 2 + 1) + 1)
      context.lineTo(x, height * (1 - 0.82 * Math.max(0.1, rise)))
    }
    context.lineTo(width + 4, height)
    context.fill()
  })
}

/** A cloud of soft heaps with a flat bottom. */
export function drawCloud(size: number, ratio: number, seed: number, colours: SceneColours): Sprite {
  return sprite(size, size * 0.5, ratio, (context) => {
    const random = scatter(seed)
    const paint = context.createLinearGradient(0, 0, 0, size * 0.5)
    paint.addColorStop(0, css(WHITE, 0.96))
    paint.addColorStop(1, css(mix(colours.info, WHITE, 0.7), 0.8))
    context.fillStyle = paint
    context.beginPath()
    const floor = size * 0.44
    for (let heap = 0; heap < 5; heap += 1) {
      const x = size * (0.2 + heap * 0.15)
      const radius = size * (0.09 + random() * 0.08) * (heap === 0 || heap === 4 ? 0.75 : 1.1)
      context.moveTo(x + radius, floor - radius * 0.7)
      context.arc(x, floor - radius * 0.7, radius, 0, 2 * Math.PI)
    }
    context.roundRect(size * 0.1, floor - size * 0.09, size * 0.8, size * 0.1, size * 0.05)
    context.fill()
  })
}
