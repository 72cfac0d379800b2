import type { FlightFrame } from '../kit/flight/flight-frame.ts'
import { createParticles } from '../kit/flight/particles.ts'
import {
  atNight,
  css,
  type FlightScene,
  mix,
  type Pen,
  type SceneSetting,
  type Sprite,
  scatter,
  sprite,
} from '../kit/flight/scene.ts'
import { drawStars, glowOf } from '../kit/flight/sky.ts'
import { type Chart, chartX, chartY, fitChart } from './chart.ts'
import { drawCurve, drawLines } from './chart-lines.ts'
import { drawEvening, drawFairground, drawWheel, WHEEL } from './fairground.ts'
import { drawRocket, ROCKET } from './rocket.ts'

const BURST_LIGHTS = 200
const SPARKS = 320
const BURST_MS = 2200
const FLASH_MS = 420
/** The looks of the lights. */
const AMBER = 0
const CORAL = 1
const TEAL = 2
const LOOKS = [AMBER, CORAL, TEAL]

/** Crash: a firework rocket climbs its curve over the fairground, and bursts. */
export function openCrashScene(setting: SceneSetting): FlightScene {
  const colours = atNight(setting.colours)
  const random = scatter(77)
  const sparks = createParticles(SPARKS)
  const chart: Chart = { left: 0, right: 1, top: 0, bottom: 1, timeMs: 1, highest: 2 }
  let [width, height, fairHeight, scale] = [1, 1, 1, 1]
  let sky: Sprite | undefined
  let stars: Sprite | undefined
  let fair: Sprite | undefined
  let rocket: Sprite | undefined
  let looks: Sprite[] = []
  let lines: ReturnType<typeof drawLines> | undefined
  let curve: ReturnType<typeof drawCurve> | undefined
  const wheelLine = css(mix(colours.muted, colours.sky, 0.45))
  let wheelAngle = 0
  let owedLights = 0
  let hasBurst = false
  let pendingCashOut: 'own' | 'other' | undefined

  function drawSky(context: Pen, climb: number): void {
    if (!sky || !stars || !fair) return
    context.drawImage(sky, 0, 0, width, height)
    const shift = (climb * height * 0.12) % height
    context.drawImage(stars, 0, shift, width, height)
    if (shift > 0) context.drawImage(stars, 0, shift - height, width, height)
    const fairDrop = Math.min(1, climb / 3) ** 1.4 * fairHeight
    if (fairDrop >= fairHeight) return
    const top = height - fairHeight + fairDrop
    drawWheel(
      context,
      {
        x: WHEEL.x * width,
        y: top + WHEEL.y * fairHeight,
        radius: WHEEL.radius * fairHeight,
        angle: wheelAngle,
      },
      { line: wheelLine, lamps: looks },
    )
    context.drawImage(fair, 0, top, width, fairHeight)
  }

  /** Draws the rocket at a point, in its direction of flight; radians, clockwise from the right. */
  function putRocket(context: Pen, x: number, y: number, angle: number): void {
    if (!rocket) return
    context.save()
    context.translate(x, y)
    context.rotate(angle)
    context.scale(scale, scale)
    context.drawImage(rocket, -ROCKET.width * 0.62, -ROCKET.height / 2, ROCKET.width, ROCKET.height)
    context.restore()
  }

  function glow(context: Pen, x: number, y: number, size: number, look: number): void {
    const light = looks[look]
    if (light) context.drawImage(light, x - size / 2, y - size / 2, size, size)
  }

  /** The rocket stands while its fuse burns down with the betting time. */
  function drawBetting(context: Pen, frame: FlightFrame, flicker: number): void {
    fitChart(chart, 0, 1)
    const x = chart.left
    const y = chart.bottom
    const fuseLeft = Math.min(1, frame.leftMs / frame.bettingMs)
    const angle = -Math.PI * 0.42
    const tailX = x - Math.cos(angle) * 38 * scale
    const tailY = y - Math.sin(angle) * 38 * scale
    const length = 46 * scale * fuseLeft
    context.strokeStyle = css(colours.bulb)
    context.lineWidth = 2
    context.beginPath()
    context.moveTo(tailX, tailY)
    context.quadraticCurveTo(tailX - length * 0.2, tailY + 10 * scale, tailX + length, tailY + 6 * scale)
    context.stroke()
    putRocket(context, x, y, angle)
    if (frame.phase === 'betting') glow(context, tailX + length, tailY + 6 * scale, (14 + flicker * 12) * scale, AMBER)
  }

  function flightAngle({ flownMs, multiplier }: FlightFrame): number {
    const ahead = flownMs + chart.timeMs * 0.01
    const rise = chartY(chart, multiplier ** (ahead / Math.max(flownMs, 1))) - chartY(chart, multiplier)
    const run = chartX(chart, ahead) - chartX(chart, flownMs)
    // The path of the first moments is too short to draw.
    const angle = flownMs < 60 ? -Math.PI * 0.16 : Math.atan2(rise, run)
    return Math.max(angle, -Math.PI * 0.42)
  }

  function trail(frame: FlightFrame, x: number, y: number, angle: number): void {
    owedLights += frame.passedMs * 0.09
    while (owedLights >= 1) {
      owedLights -= 1
      const back = 60 + random() * 130
      const turn = angle + (random() - 0.5) * 0.7
      const spread = 30 * scale
      sparks.emit(
        x - Math.cos(angle) * spread,
        y - Math.sin(angle) * spread,
        -Math.cos(turn) * back,
        -Math.sin(turn) * back,
        350 + random() * 650,
        (4 + random() * 7) * scale,
        random() < 0.72 ? AMBER : CORAL,
      )
    }
  }

  function burst(x: number, y: number): void {
    for (let light = 0; light < BURST_LIGHTS; light += 1) {
      const ring = light % LOOKS.length
      const turn = random() * 2 * Math.PI
      const speed = (80 + ring * 80 + random() * 50) * (0.5 + scale * 0.8)
      sparks.emit(
        x,
        y,
        Math.cos(turn) * speed,
        Math.sin(turn) * speed,
        1000 + random() * 1100,
        (9 + random() * 10) * scale,
        LOOKS[ring] ?? AMBER,
      )
    }
  }

  /** A cash-out: a small light that drops off the rocket. */
  function dropCashOutLight(x: number, y: number): void {
    const isOwn = pendingCashOut === 'own'
    const lights = isOwn ? 16 : 2
    for (let light = 0; light < lights; light += 1)
      sparks.emit(
        x - 20 * scale,
        y + 6,
        (random() - 0.7) * (isOwn ? 150 : 50),
        (random() - (isOwn ? 0.5 : 0.1)) * (isOwn ? 130 : 40),
        1100 + random() * 500,
        (isOwn ? 9 : 7) * scale,
        TEAL,
      )
    pendingCashOut = undefined
  }

  function drawFlight(context: Pen, frame: FlightFrame): void {
    fitChart(chart, frame.flownMs, frame.multiplier)
    lines?.(context, chart)
    // After the burst the path fades.
    context.globalAlpha = frame.phase === 'over' ? Math.max(0.12, 1 - frame.phaseMs / 1100) : 1
    curve?.(context, chart, frame)
    context.globalAlpha = 1
    const x = chartX(chart, frame.flownMs)
    const y = chartY(chart, frame.multiplier)
    const angle = flightAngle(frame)
    if (pendingCashOut) dropCashOutLight(x, y)
    if (frame.phase === 'over') {
      if (!hasBurst && frame.phaseMs < BURST_MS && !frame.isVoid) burst(x, y)
      hasBurst = true
      const flash = 1 - frame.phaseMs / FLASH_MS
      if (flash <= 0 || frame.isVoid) return
      context.globalAlpha = flash
      glow(context, x, y, (160 + 240 * (1 - flash)) * scale, AMBER)
      context.globalAlpha = 1
      return
    }
    if (frame.phase === 'flying') trail(frame, x, y, angle)
    glow(context, x - Math.cos(angle) * 30 * scale, y - Math.sin(angle) * 30 * scale, 54 * scale, AMBER)
    putRocket(context, x, y, angle)
  }

  return {
    resize(newWidth, newHeight, ratio) {
      ;[width, height] = [newWidth, newHeight]
      scale = Math.min(1.15, Math.max(0.55, Math.min(width / 620, height / 330)))
      fairHeight = Math.min(height * 0.42, 190)
      chart.left = Math.max(40, width * 0.075)
      chart.right = width - 6
      // The rocket stays below the sign.
      const signWidth = Math.min(380, Math.max(150, width * 0.62), height * 1.5)
      chart.top = Math.min(height * 0.05 + signWidth * 0.247, height * 0.36)
      chart.bottom = height - Math.max(30, fairHeight * 0.3)
      sky = sprite(width, height, ratio, (context) => drawEvening(context, width, height, colours))
      stars = sprite(width, height, ratio, (context) =>
        drawStars(context, width, height, {
          colour: colours.bulb,
          count: Math.round((width * height) / 5200),
          seed: 12,
        }),
      )
      fair = sprite(width, fairHeight, ratio, (context) => drawFairground(context, width, fairHeight, colours))
      rocket = drawRocket(ratio * scale, colours)
      looks = [glowOf(colours.bulb, ratio), glowOf(colours.accentEnd, ratio), glowOf(colours.safe, ratio)]
      lines = drawLines({ ...setting, colours }, { ratio, isSmall: width < 420 })
      curve = drawCurve(colours, height)
    },
    draw(context, frame) {
      wheelAngle += frame.passedMs * 0.000_12
      if (frame.phase !== 'over') hasBurst = false
      drawSky(context, Math.log2(frame.multiplier))
      if (frame.phase === 'betting' || frame.phase === 'none') drawBetting(context, frame, random())
      else drawFlight(context, frame)
      sparks.move(frame.passedMs, 70, 1.5)
      context.globalCompositeOperation = 'lighter'
      sparks.draw(context, looks)
      context.globalCompositeOperation = 'source-over'
    },
    drawStill(context, frame) {
      drawSky(context, 0)
      if (frame.phase === 'over') return
      fitChart(chart, 0, 1)
      const isOff = frame.phase === 'flying' || frame.phase === 'still'
      if (isOff) putRocket(context, chartX(chart, 5000), chartY(chart, 1.5), -Math.PI * 0.25)
      else putRocket(context, chart.left, chart.bottom, -Math.PI * 0.42)
    },
    cashOut(own) {
      if (pendingCashOut !== 'own') pendingCashOut = own
    },
  }
}
